import { useTranslate } from 'ra-core';
import { FieldValue } from '../../../crud/FieldValue';
import { RecordHistory } from '../../../crud/record/RecordHistory';
import type { DeleteCheckResult } from '../../../domain/customers/deleteChecks';
import { DeleteCheck, DeleteStep } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatMoney } from '../../../domain/money';
import { StatusChip } from '../../../ui/base/StatusChip';
import entity from '../deleteRequest';
import './identity.css';
import type { RecordOf } from '../../../entity/entity';

/** A request by its own address; lists do not carry the checks. */
type DeletionRecord = RecordOf<typeof entity> & { checks?: readonly DeleteCheckResult[] };

/** What must be settled first, how far a deletion came, and what happened to the request. */
export function DeletionEvidence({ record }: { record: DeletionRecord }) {
  return (
    <>
      <Checks checks={record.checks ?? []} />
      <Steps record={record} />
      <RecordHistory entity={entity} record={record} />
    </>
  );
}

function Checks({ checks }: { checks: readonly DeleteCheckResult[] }) {
  const translate = useTranslate();
  return (
    <section className="u-card" aria-labelledby="delete-checks">
      <header className="u-section-head">
        <h2 id="delete-checks" className="u-card-title">
          {translate('identity.deletion.checks')}
        </h2>
      </header>
      <div className="id-scroll" tabIndex={0} role="group" aria-labelledby="delete-checks">
        <table className="id-table">
          <tbody>
            {checks.map(({ check, passed, found }) => (
              <tr key={check} data-differs={!passed || undefined} data-check={check}>
                <th scope="row">{translate(labelKeyOf(DeleteCheck, check), { _: check })}</th>
                <td className="u-num">{typeof found === 'string' ? formatMoney(found) : found}</td>
                <td>
                  <StatusChip tone={passed ? 'success' : 'danger'}>
                    {translate(passed ? 'identity.deletion.passed' : 'identity.deletion.open')}
                  </StatusChip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The steps of a deletion that was tried: where it stopped, and what was done before. */
function Steps({ record }: { record: DeletionRecord }) {
  const translate = useTranslate();
  if (!record.failedStep) return null;
  const stopped = DeleteStep.values.findIndex((step) => step === record.failedStep);
  return (
    <section className="u-card" aria-labelledby="delete-steps">
      <header className="u-section-head">
        <h2 id="delete-steps" className="u-card-title">
          {translate('identity.deletion.steps')}
        </h2>
        <FieldValue entity={entity} field="state" record={record} />
      </header>
      <div className="u-section-body">
        <ol className="id-steps">
          {DeleteStep.values.map((step, index) => {
            const standing = index < stopped ? 'done' : index === stopped ? 'failed' : 'ahead';
            const words = { done: 'done', failed: 'failed', ahead: 'not_done' }[standing];
            return (
              <li key={step} data-standing={standing}>
                <b>{translate(labelKeyOf(DeleteStep, step))}</b>
                <span className="id-step-standing">{translate(`identity.deletion.${words}`)}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
