import { useTranslate } from 'ra-core';
import { RecordTable } from '../../../crud/record/RecordTable';
import { useMay } from '../../../crud/useMay';
import { sumMoney } from '../../../domain/money';
import { OPEN_LOAN_STATES } from '../../../domain/lifecycles/loanLifecycle';
import { anyEntity } from '../../../entity/entity';
import { manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { MoneyText } from '../../../ui/base/MoneyText';
import loans from '../../loans/loans';
import type { ProductLoan } from './api';
import './customerLists.css';

const entity = anyEntity(loans);
const COLUMNS = [
  'code',
  'state',
  'lendedDate',
  'closedDate',
  'overdueDays',
  'lentAmount',
  'balance',
];
const OPEN: readonly string[] = OPEN_LOAN_STATES;

/** The loans of one product, the newest first; the balances of the open ones add up to what is used. */
export function ProductLoans({ loans: rows }: { loans: readonly ProductLoan[] }) {
  const translate = useTranslate();
  const may = useMay();
  const opens = may(manifestFor('loans')?.access.show);
  const title = translate('customerLists.product.loans');
  if (rows.length === 0)
    return <p className="cl-none">{translate('customerLists.product.none')}</p>;
  const used = sumMoney(
    rows.filter(({ state }) => OPEN.includes(state)).map(({ balance }) => balance),
  );
  return (
    <RecordTable
      entity={entity}
      columns={COLUMNS}
      records={rows}
      caption={title}
      linkOf={({ id }) => (opens ? recordPath('loans', 'show', id) : undefined)}
      foot={
        <tr>
          <th scope="row" colSpan={COLUMNS.length - 1}>
            {translate('customerLists.product.agreed')}
          </th>
          <td className="u-num">
            <MoneyText value={used} />
          </td>
        </tr>
      }
    />
  );
}
