import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import type { DeleteCheckResult } from '../../../domain/customers/deleteChecks';
import { DeleteCheck, DeleteStep } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatMoney } from '../../../domain/money';
import entity from './deleteRequest.entity';
import { Chip } from '../../../ui/Chip/Chip';
import { CardBody, CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import type { RecordOf } from '../../../entity/entity';
import { Step, Steps } from '../../../ui/Steps/Steps';

/** A request by its own address; lists do not carry the checks. */
type DeletionRecord = RecordOf<typeof entity> & { checks?: readonly DeleteCheckResult[] };

/** What must be settled first, how far a deletion came, and what happened to the request. */
export function DeletionReviewDetails({ record }: { record: DeletionRecord }) {
  return (
    <>
      <Checks checks={record.checks ?? []} />
      <DeletionSteps record={record} />
      <RecordHistory entity={entity} record={record} />
    </>
  );
}

function Checks({ checks }: { checks: readonly DeleteCheckResult[] }) {
  const translate = useTranslate();
  return (
    <Surface as="section" aria-labelledby="delete-checks">
      <CardHead>
        <CardTitle id="delete-checks">{translate('identity.deletion.checks')}</CardTitle>
      </CardHead>
      <DataTable
        wrap
        caption={translate('identity.deletion.checks')}
        columns={[
          {
            key: 'check',
            head: null,
            isName: true,
            cell: ({ check }) => translate(labelKeyOf(DeleteCheck, check), { _: check }),
          },
          {
            key: 'found',
            head: null,
            numeric: true,
            cell: ({ found }) => (typeof found === 'string' ? formatMoney(found) : found),
          },
          {
            key: 'verdict',
            head: null,
            cell: ({ passed }) => (
              <Chip tone={passed ? 'success' : 'danger'}>
                {translate(passed ? 'identity.deletion.passed' : 'identity.deletion.open')}
              </Chip>
            ),
          },
        ]}
        rows={checks}
        keyOf={({ check }) => check}
        stateOf={({ passed }) => (passed ? undefined : 'differs')}
        rowProps={({ check }) => ({ 'data-check': check })}
      />
    </Surface>
  );
}

/** The steps of a deletion that was tried: where it stopped, and what was done before. */
function DeletionSteps({ record }: { record: DeletionRecord }) {
  const translate = useTranslate();
  if (!record.failedStep) return null;
  const stopped = DeleteStep.values.findIndex((step) => step === record.failedStep);
  return (
    <Surface as="section" aria-labelledby="delete-steps">
      <CardHead>
        <CardTitle id="delete-steps">{translate('identity.deletion.steps')}</CardTitle>
        <FieldValue entity={entity} field="state" record={record} />
      </CardHead>
      <CardBody>
        <Steps>
          {DeleteStep.values.map((step, index) => {
            const standing = index < stopped ? 'done' : index === stopped ? 'failed' : 'ahead';
            const words = ({ done: 'done', failed: 'failed', ahead: 'not_done' } as const)[
              standing
            ];
            return (
              <Step key={step} name={translate(labelKeyOf(DeleteStep, step))} standing={standing}>
                {translate(`identity.deletion.${words}`)}
              </Step>
            );
          })}
        </Steps>
      </CardBody>
    </Surface>
  );
}
