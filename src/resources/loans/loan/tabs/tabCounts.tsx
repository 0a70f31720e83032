import { useRecordContext } from 'ra-core';
import { isStanding } from '../../../../domain/lending/Installment';
import { type Loan, useLoanFigures } from '../useLoanFigures';
import { TabCount } from '../../../../ui/Tabs/Tabs';

/** A figure beside a tab's label; nothing while it is not known or there is none. */
const Count = ({ value }: { value: number | undefined }) =>
  value ? <TabCount>{value}</TabCount> : null;

/** What the strip under the header has asked for anyway. */
const useFigures = () => useLoanFigures(useRecordContext<Loan>()?.id);

/** Number of rows that are part of the plan: live or paid, not replaced. */
export const RowCount = () => (
  <Count value={useFigures().book.data?.book?.rows.filter(isStanding).length} />
);

/** Extensions so far. */
export const ExtensionCount = () => <Count value={useFigures().book.data?.book?.extensions} />;

/** Renewals so far. */
export const RenewalCount = () => <Count value={useFigures().book.data?.book?.renewals} />;

/** Receipts so far. */
export const ReceiptCount = () => <Count value={useFigures().repayments.data?.length} />;
