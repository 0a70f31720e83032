import { useTranslate } from '../../../i18n/useTranslate';
import { isPositive } from '../../../domain/lending/amounts';
import type { StaffEntryKind } from '../../../domain/enums/accounting';
import { formatMoney } from '../../../domain/money';
import { secondFrom } from '../../../domain/systemSettings';
import { Card } from '../../../framework/parts/Card';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import type { EntryEffect } from './api';
import { EffectParts } from './EffectParts';

interface Props {
  kind: StaffEntryKind;
  read: QueryResult<EntryEffect>;
}

/** Beside the form: what the entry would do, its limits, and whether somebody else has to approve it. */
export function EntryPreview({ kind, read }: Props) {
  const translate = useTranslate();
  const settings = useSystemSettings();
  const title = translate('staffEntry.effect');
  const { data } = read;
  if (!data && !read.error)
    return (
      <Card title={title}>
        <Muted as="p">{translate('staffEntry.fill')}</Muted>
      </Card>
    );
  const from = secondFrom(kind, settings);
  return (
    <Card title={title} read={read}>
      {data && (
        <Stack gap={16} aria-live="polite">
          {data.needsSecond && (
            <Notice tone="caution" role="status">
              {from === '0'
                ? translate('staffEntry.second_always')
                : translate('staffEntry.second', { from: formatMoney(from) })}
              {isPositive(data.bookedAlone) && (
                <> {translate('staffEntry.second_day', { sum: formatMoney(data.bookedAlone) })}</>
              )}
            </Notice>
          )}
          <EffectParts effect={data} />
        </Stack>
      )}
    </Card>
  );
}
