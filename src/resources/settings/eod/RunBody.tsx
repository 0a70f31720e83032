import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../framework/parts/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { ClassChanges } from './ClassChanges';
import { ClassMoves } from './ClassMoves';
import { PrecheckTable } from './PrecheckTable';
import { RunChecks } from './RunChecks';
import { RunSteps } from './RunSteps';
import { useRun } from './useRun';

/** One run: its steps, what would stop it while it is not done, and what it changed from yesterday to today. */
export function RunBody() {
  const translate = useTranslate();
  const record = useRecordContext();
  const read = useRun(record?.id);
  const run = read.data;
  return (
    <Stack gap={16}>
      <Card title={translate('eod.steps')} read={read}>
        {run && <RunSteps run={run} />}
      </Card>
      {run && run.precheck.length > 0 && (
        <Card title={translate('eod.precheck.title')}>
          <PrecheckTable run={run} />
        </Card>
      )}
      {run && (
        <>
          <ClassChanges run={run} />
          {run.after && <ClassMoves moves={run.moves} />}
          {run.checks.length > 0 && <RunChecks checks={run.checks} />}
        </>
      )}
    </Stack>
  );
}
