import { minus, plus } from '../../../../src/domain/lending/amounts';
import { inBooks } from '../../../ledger/inBooks';
import type { LedgerSource } from '../../../ledger/Ledger';
import { numberOf } from '../../../ledger/chart';
import { receiptDayOf } from './receiptDay';

/** R21: fee income of a day beside the receipts that stand for it and what is named to have none. */
export const checks: LedgerSource['checks'] = (store, tenant, date) => {
  const { income, sent, returned, missing } = receiptDayOf(store, date, inBooks(tenant));
  const { unpaid, open, unsent, returned: again, corrected } = missing;
  const right = minus(plus(minus(sent, returned), unpaid, open, unsent, again), corrected);
  return [
    {
      key: 'receipts',
      asOf: 'day',
      left: income,
      right,
      differences:
        income === right
          ? []
          : [
              {
                resource: 'accounting/accounts/gl',
                id: numberOf('feeIncome'),
                label: date,
                left: income,
                right,
                journals: [],
              },
            ],
    },
  ];
};
