import { isPositive, total } from '../../../../src/domain/lending/amounts';
import type { Posting } from '../../../ledger/Ledger';
import { openingDay } from '../../../ledger/openingDay';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { LedgerSource } from '../../../ledger/Ledger';
import { openingOf } from './temporaryAccounts';

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
