import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { LedgerSource, Posting } from '../../../ledger/Ledger';
import { openingDay } from '../../../ledger/openingDay';
import {
  openingId,
  openingLines,
  postedLine,
  TAKEN_BACK,
  takenBackYear,
  termLines,
  UNTOUCHED,
} from './openingLines';

/** The first opening balance of every lender, one of last year that was taken back, and one that could be. */
export const postings: LedgerSource['postings'] = ({ world }) => [
  ...takenBack(world),
  untouched(world),
  ...world.tenants.map(({ alias, main }): Posting => {
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
  }),
];

function untouched({ today, people }: SampleWorld): Posting {
  const { id, journalId, tenant, amount } = UNTOUCHED;
  const year = today.slice(0, 4);
  return {
    id: journalId,
    kind: 'OPENING',
    valueDate: `${year}-01-01`,
    at: `${year}-01-06T02:00:00.000Z`,
    by: people[1].id,
    tenant,
    of: { resource: 'accounting/opening-balance', id, label: year },
    lines: termLines(amount).map(postedLine),
  };
}

function takenBack(world: SampleWorld): Posting[] {
  const { id, journalId, amount, reason } = TAKEN_BACK;
  const year = String(takenBackYear(world));
  const lines = termLines(amount);
  const common = {
    kind: 'OPENING',
    tenant: MAIN_TENANT,
    by: world.people[1].id,
    of: { resource: 'accounting/opening-balance', id, label: year },
  } as const;
  return [
    {
      ...common,
      id: journalId,
      valueDate: `${year}-01-01`,
      at: `${year}-01-06T02:00:00.000Z`,
      lines: lines.map(postedLine),
    },
    {
      ...common,
      id: `${journalId}-R`,
      valueDate: `${year}-01-07`,
      at: `${year}-01-07T02:00:00.000Z`,
      reverses: { journal: journalId, reason },
      lines: lines.map(({ account, debit, credit }) =>
        postedLine({ account, debit: credit, credit: debit }),
      ),
    },
  ];
}
