import { useTranslate } from '../../../i18n/useTranslate';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import { PrecheckTable } from './PrecheckTable';
import { useRun } from './useRun';
import { QueryStatus } from '../../../framework/parts/QueryStatus';

/** Before a run is started or gone on with: what would stop it, as it is now. */
export function RunPreview({ record }: { record: { id: number | string } }) {
  const translate = useTranslate();
  const read = useRun(record.id);
  return (
    <QueryStatus read={read}>
      {read.data && (
        <Stack gap={12}>
          <Notice tone="warning">{translate('eod.irreversible')}</Notice>
          <PrecheckTable run={read.data} captioned />
        </Stack>
      )}
    </QueryStatus>
  );
}
