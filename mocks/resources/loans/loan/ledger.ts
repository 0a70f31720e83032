import { ZERO } from '../../../../src/domain/lending/amounts';
import { holderCheck } from '../../../ledger/holderCheck';
import type { LedgerSource, LiveBook } from '../../../ledger/Ledger';
import { type LiveOwner, liveJournals } from '../../../ledger/liveJournals';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { fileOf } from '../book/fileOf';

export const follows: LedgerSource['follows'] = 'loans';

/** Whose account a line of a loan moves: the loan's own, or the borrower's where the line names nobody else. */
export const holderOfLine =
  (loan: MockRecord): LiveOwner['holderOf'] =>
  (account, line) => {
    const { customerId } = fileOf(loan);
    if (account === 'loan') return Number(loan.id);
    if (account === 'wallet') return customerId;
    return account === 'temporary' ? (line.holder ?? customerId) : null;
  };

/** The journals of every loan, from its own file. */
export const books = (store: Store): LiveBook[] =>
  (store.collection('loans')?.all ?? []).map((loan) => {
    const { lines } = fileOf(loan);
    return {
      key: lines,
      journals: () =>
        liveJournals(lines, {
          tenant: String(loan.tenant ?? MAIN_TENANT),
          of: { resource: 'loans', id: Number(loan.id), label: String(loan.code) },
          holderOf: holderOfLine(loan),
        }),
    };
  });

/** R5: what the LN accounts hold beside what the records say is owed. */
export const checks: LedgerSource['checks'] = (store, tenant) => {
  const loans = (store.collection('loans')?.all ?? []).filter(
    (loan) =>
      fileOf(loan).book !== null &&
      (tenant === undefined || (loan.tenant ?? MAIN_TENANT) === tenant),
  );
  return [
    holderCheck(
      store,
      { key: 'loans', account: 'loan', tenant },
      loans.map((loan) => ({
        resource: 'loans',
        id: Number(loan.id),
        label: String(loan.code),
        holder: Number(loan.id),
        balance: String(loan.balance ?? ZERO),
      })),
    ),
  ];
};
