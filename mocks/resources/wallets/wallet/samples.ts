import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { sampleCustomers } from '../../customers/customer/sampleCustomers';
import { leavingOf, walletFacts } from '../../customers/customer/walletFacts';
import { samples as leavers } from '../../customers/delete-request/samples';

/** Transaction, daily and balance limit by how well the customer is known, tögrög. */
const LIMITS = [
  ['500000.00', '1000000.00', '2000000.00'],
  ['1000000.00', '3000000.00', '5000000.00'],
  ['3000000.00', '10000000.00', '20000000.00'],
] as const;

/** The wallet of every customer who has come so far; deletions close theirs. */
export const samples: SampleMaker = {
  resource: 'wallets',
  make: (world) => {
    const requests = leavers.make(world);
    return sampleCustomers(world).flatMap((customer, place): MockRecord[] => {
      const leaving = leavingOf(customer, requests);
      if (walletFacts(customer, leaving).balance === null) return [];
      const [transactionLimit, dailyTransactionLimit, amountLimit] = LIMITS[place % LIMITS.length];
      const at = String(customer.createdAt);
      return [
        {
          id: customer.id,
          number: `BA${String(customer.id).padStart(10, '0')}`,
          customerId: customer.id,
          transactionLimit,
          dailyTransactionLimit,
          amountLimit,
          coin: (place * 13) % 500,
          state: leaving === 'GONE' ? 'CLOSED' : 'OPEN',
          createdAt: at,
          createdBy: null,
          updatedAt: at,
        },
      ];
    });
  },
};
