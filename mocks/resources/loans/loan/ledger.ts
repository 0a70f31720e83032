import { ZERO } from '../../../../src/domain/lending/amounts';
import { holderCheck } from '../../../ledger/holderCheck';
import type { LedgerSource, LiveBook } from '../../../ledger/Ledger';
import { liveJournals } from '../../../ledger/liveJournals';
import type { Store } from '../../../engine/Store';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { fileOf } from '../book/fileOf';

export const follows: LedgerSource['follows'] = 'loans';

/** The journals of every loan, from its own file. */
export const books = (store: Store): LiveBook[] =>
  (store.collection('loans')?.all ?? []).map((loan) => {
    const { lines, customerId } = fileOf(loan);
    const id = Number(loan.id);
    return {
      key: lines,
      journals: () =>
        liveJournals(lines, {
          tenant: String(loan.tenant ?? MAIN_TENANT),
          of: { resource: 'loans', id, label: String(loan.code) },
          holderOf: (account, line) => {
            if (account === 'loan') return id;
            if (account === 'wallet') return customerId;
            return account === 'temporary' ? (line.holder ?? customerId) : null;
          },
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
