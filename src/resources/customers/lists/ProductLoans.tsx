import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { useFieldLabel } from '../../../crud/useLabels';
import { useMay } from '../../../crud/useMay';
import { sumMoney } from '../../../domain/money';
import { OPEN_LOAN_STATES } from '../../../domain/lifecycles/loanLifecycle';
import { anyEntity } from '../../../entity/entity';
import { manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { MoneyText } from '../../../ui/base/MoneyText';
import loans from '../../loans/loans';
import type { ProductLoan } from './wire';

const entity = anyEntity(loans);
const COLUMNS = [
  'state',
  'lendedDate',
  'closedDate',
  'overdueDays',
  'lentAmount',
  'balance',
] as const;
const FIGURES: readonly string[] = ['overdueDays', 'lentAmount', 'balance'];
const OPEN: readonly string[] = OPEN_LOAN_STATES;

/** The loans of one product, the newest first; the balances of the open ones add up to what is used. */
export function ProductLoans({ loans: rows }: { loans: readonly ProductLoan[] }) {
  const translate = useTranslate();
  const label = useFieldLabel('loans');
  const may = useMay();
  const opens = may(manifestFor('loans')?.access.show);
  const title = translate('customerLists.product.loans');
  if (rows.length === 0)
    return <p className="cl-none">{translate('customerLists.product.none')}</p>;
  const used = sumMoney(
    rows.filter(({ state }) => OPEN.includes(state)).map(({ balance }) => balance),
  );
  const numeric = (column: string) => (FIGURES.includes(column) ? 'u-num' : undefined);
  return (
    <div className="cl-scroll" tabIndex={0} role="group" aria-label={title}>
      <table className="cl-table">
        <thead>
          <tr>
            <th scope="col">{label('code')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={numeric(column)}>
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((loan) => (
            <tr key={loan.id}>
              <td>
                {opens ? (
                  <Link className="u-link" to={recordPath('loans', 'show', loan.id) ?? ''}>
                    {loan.code}
                  </Link>
                ) : (
                  loan.code
                )}
              </td>
              {COLUMNS.map((column) => (
                <td key={column} className={numeric(column)}>
                  <FieldValue entity={entity} field={column} record={{ ...loan }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={COLUMNS.length}>
              {translate('customerLists.product.agreed')}
            </th>
            <td className="u-num">
              <MoneyText value={used} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
