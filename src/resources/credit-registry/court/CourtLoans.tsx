import { useTranslate, type RaRecord } from 'ra-core';
import { FieldValue } from '../../../crud/FieldValue';
import { ActButton } from '../../../crud/record/ActButton';
import { useFieldLabel } from '../../../crud/useLabels';
import { anyEntity } from '../../../entity/entity';
import { EmptyState } from '../../../ui/base/EmptyState';
import loans from '../../loans/loans';
import { Card } from '../../loans/parts/Card';
import '../registry.css';

const entity = anyEntity(loans);
const COLUMNS = ['code', 'product', 'state', 'overdueDays', 'classification', 'balance'];
const NUMERIC = new Set(['overdueDays', 'balance']);

/** Loans that may go to court: their document is made by the act that asks for customer, template, fee, cost and date. */
export function CourtLoans({ loans: rows }: { loans: readonly RaRecord[] }) {
  const translate = useTranslate();
  const label = useFieldLabel('loans');
  const title = translate('creditRegistry.court.loans');
  return (
    <Card title={title} flush className="registry-scroll">
      {rows.length === 0 ? (
        <EmptyState kind="nothing-yet" text={translate('creditRegistry.court.no_loans')} />
      ) : (
        <div className="u-list-table" tabIndex={0} role="group" aria-label={title}>
          <table>
            <thead>
              <tr>
                {COLUMNS.map((field) => (
                  <th key={field} scope="col" className={NUMERIC.has(field) ? 'u-num' : undefined}>
                    {label(field)}
                  </th>
                ))}
                <th scope="col">{translate('creditRegistry.court.make')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((loan) => (
                <tr key={loan.id}>
                  {COLUMNS.map((field) => (
                    <td key={field} className={NUMERIC.has(field) ? 'u-num' : undefined}>
                      <FieldValue entity={entity} field={field} record={loan} />
                    </td>
                  ))}
                  <td>
                    <ActButton entity={entity} record={loan} action="move_to_court" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
