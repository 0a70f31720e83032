import { recover } from '../../../../src/domain/lending/recovery';
import { refuseBeforeHandover } from './handover';
import { nextJournal, posted, SOURCE_ACCOUNT } from './ledger';
import type { Doing, LoanFile } from './LoanFile';
import type { Payment } from './receive';

/**
 * Books money that comes for a loan closed from the risk fund (T16, docs/domain/lending.md 11.5); `doing.date` is its
 * value date.
 * @throws Refusal as `recover`, BEFORE_HANDOVER for a day on which another lender held the claim, Error for a loan that nothing is claimed of
 */
export function recovered(
  file: LoanFile,
  doing: Doing,
  { amount, source }: Pick<Payment, 'amount' | 'source'>,
): LoanFile {
  if (!file.offBalance) throw new Error(`nothing is claimed of loan ${file.id}`);
  refuseBeforeHandover(file, doing.date);
  const result = recover(file.offBalance, amount);
  const recovery = {
    id: file.id * 1_000 + 900 + file.recoveries.length + 1,
    date: doing.date,
    bookedAt: doing.at,
    by: doing.by,
    amount: result.amount,
    recovered: result.recovered,
    temporary: result.temporary,
    source,
    journalId: nextJournal(file),
  };
  const booked = posted(file, doing, 'RECOVERY', [
    [SOURCE_ACCOUNT[source], 'debit', result.amount],
    ['recoveryIncome', 'credit', result.recovered],
    ['temporary', 'credit', result.temporary],
  ]);
  return { ...booked, offBalance: result.after, recoveries: [...file.recoveries, recovery] };
}
