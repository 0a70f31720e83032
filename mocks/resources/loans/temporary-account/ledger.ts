import { isPositive, total } from '../../../../src/domain/lending/amounts';
import { holderCheck } from '../../../ledger/holderCheck';
import type { Posting } from '../../../ledger/Ledger';
import { openingDay } from '../../../ledger/openingDay';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { LedgerSource } from '../../../ledger/Ledger';
import { customerName } from '../loan/loanProfile';
import { openingOf, temporaryBalance, temporaryHolders, unallocatedOf } from './temporaryAccounts';

/** What the customers' temporary accounts began with: one journal a lender. */
export const postings: LedgerSource['postings'] = ({ world }) =>
  world.tenants.flatMap(({ alias }): Posting[] => {
    const lines = firstCustomers(world).flatMap(({ id, tenant }) => {
      const amount = openingOf(Number(id), world);
      return (tenant ?? MAIN_TENANT) === alias && isPositive(amount)
        ? [{ account: 'temporary', holder: Number(id), credit: amount } as const]
        : [];
    });
    if (lines.length === 0) return [];
    const { date, at } = openingDay(world);
    return [
      {
        id: `O-TA-${alias}`,
        kind: 'OPENING',
        valueDate: date,
        at,
        by: null,
        tenant: alias,
        lines: [
          { account: 'openingEquity', debit: total(lines.map(({ credit }) => credit)) },
          ...lines,
        ],
      },
    ];
  });

/** R10: what customers' temporary accounts hold by the ledger, beside what loans and batches did to them by their records. */
export const checks: LedgerSource['checks'] = (store, tenant) => [
  holderCheck(
    store,
    {
      key: 'temporary',
      account: 'temporary',
      tenant,
      elsewhere: [unallocatedOf(store, tenant)],
    },
    temporaryHolders(store, tenant).map((holder) => {
      const customer = store.collection('customers')?.get(holder);
      return {
        resource: 'customers',
        id: holder,
        label: customer ? customerName(customer) : String(holder),
        holder,
        balance: temporaryBalance(store, holder),
      };
    }),
  ),
];
