import { total } from '../../../../src/domain/lending/amounts';
import type { LedgerAccount } from '../../../ledger/chart';
import type { LedgerSource } from '../../../ledger/Ledger';
import { openingDay } from '../../../ledger/openingDay';

/** What a lender began with, tögrög: the main one is the larger. */
const MONEY: Partial<Record<LedgerAccount, readonly [main: string, other: string]>> = {
  bank: ['4200000000.00', '900000000.00'],
  bankPayouts: ['600000000.00', '150000000.00'],
  bankReserve: ['800000000.00', '200000000.00'],
};
const PROVISION = ['120000000.00', '30000000.00'] as const;

/** Capital on the bank's accounts, and the provision, of every lender. */
export const postings: LedgerSource['postings'] = ({ world }) =>
  world.tenants.map(({ alias, main }) => {
    const place = main ? 0 : 1;
    const money = Object.entries(MONEY).map(
      ([account, amounts]) => [account as LedgerAccount, amounts[place]] as const,
    );
    const { date, at } = openingDay(world);
    return {
      id: `O-GL-${alias}`,
      kind: 'OPENING',
      valueDate: date,
      at,
      by: null,
      tenant: alias,
      lines: [
        ...money.map(([account, debit]) => ({ account, debit })),
        { account: 'capital', credit: total(money.map(([, amount]) => amount)) },
        { account: 'openingEquity', debit: PROVISION[place] },
        { account: 'provision', credit: PROVISION[place] },
      ],
    };
  });
