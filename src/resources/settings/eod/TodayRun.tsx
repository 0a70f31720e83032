import { useGetList } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { recordPath } from '../../../entity/paths';
import { FieldValue } from '../../../framework/FieldValue';
import { Card } from '../../../framework/parts/Card';
import { RecordActions } from '../../../framework/record/RecordActions';
import { Button } from '../../../ui/Button/Button';
import { Actions } from '../../../ui/Page/Page';
import { Row, Stack } from '../../../ui/Stack/Stack';
import entity from './eod.entity';
import { PrecheckSummary } from './PrecheckTable';
import { RunSteps } from './RunSteps';
import { type Run, useRun } from './useRun';

const LATEST = { page: 1, perPage: 1 };
const BY_DATE = { field: 'runDate', order: 'DESC' } as const;

/** The run of the business date, above the log: what would stop it, its actions, and how far it is. */
export function TodayRun() {
  const translate = useTranslate();
  const latest = useGetList<Run>(
    entity.name,
    { pagination: LATEST, sort: BY_DATE, filter: {} },
    { retry: false },
  );
  const read = useRun(latest.data?.[0]?.id);
  const run = read.data;
  const path = run && recordPath(entity.name, 'show', run.id);
  return (
    <Card
      read={latest.error ? latest : read}
      data-part="eod-today"
      title={
        run ? (
          <Row>
            {translate('eod.today', { date: run.runDate })}
            <FieldValue entity={entity} field="state" record={run} />
          </Row>
        ) : (
          translate('menu.settings.eod')
        )
      }
      aside={
        run && (
          <Actions>
            {path && <Button to={path}>{translate('eod.open_run')}</Button>}
            <RecordActions entity={entity} record={run} />
          </Actions>
        )
      }
    >
      {run && (
        <Stack gap={12}>
          <RunSteps run={run} />
          {run.precheck.length > 0 && <PrecheckSummary run={run} />}
        </Stack>
      )}
    </Card>
  );
}
