import type { LedgerSource } from '../../../ledger/Ledger';
import { openingDay } from '../../../ledger/openingDay';
import { openingId, openingLines, postedLine } from './openingLines';

/** The first opening balance of every lender. */
export const postings: LedgerSource['postings'] = ({ world }) =>
  world.tenants.map(({ alias, main }) => {
    const { date, at } = openingDay(world);
    return {
      id: `O-GL-${alias}`,
      kind: 'OPENING',
      valueDate: date,
      at,
      by: null,
      tenant: alias,
      of: {
        resource: 'accounting/opening-balance',
        id: openingId(world, alias),
        label: date.slice(0, 4),
      },
      lines: openingLines(main).map(postedLine),
    };
  });
