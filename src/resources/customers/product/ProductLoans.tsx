import { useTranslate } from '../../../i18n/useTranslate';
import { RecordTable } from '../../../framework/record/RecordTable';
import { useMay } from '../../../framework/useMay';
import { sumMoney } from '../../../domain/money';
import { OPEN_LOAN_STATES } from '../../../domain/enums/loans';
import { manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { MoneyText } from '../../../ui/Text/MoneyText';
import loans from '../../loans/loan/loan.entity';
import { Muted } from '../../../ui/Text/Text';
import type { ProductLoan } from './api';

const entity = loans;
const COLUMNS = [
  'code',
  'state',
  'lendedDate',
  'closedDate',
  'overdueDays',
  'lentAmount',
  'balance',
] as const;
const OPEN: readonly string[] = OPEN_LOAN_STATES;

/** The loans of one product, the newest first; the balances of the open ones add up to what is used. */
export function ProductLoans({ loans: rows }: { loans: readonly ProductLoan[] }) {
  const translate = useTranslate();
  const may = useMay();
  const opens = may(manifestFor('loans')?.access.show);
  const title = translate('customerLists.product.loans');
  if (rows.length === 0) return <Muted as="p">{translate('customerLists.product.none')}</Muted>;
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
      sums={{
        code: translate('customerLists.product.agreed'),
        balance: <MoneyText value={used} />,
      }}
    />
  );
}
