import type { OpeningState } from '../../../../src/domain/enums/accounting';
import { openingSum } from '../../../../src/domain/ledger/opening';
import { openingDay } from '../../../ledger/openingDay';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import {
  openingId,
  openingLines,
  TAKEN_BACK,
  takenBackYear,
  termLines,
  UNTOUCHED,
} from './openingLines';

/** Who prepared the drafts of the sample: not the accountant, who may then book them. */
const PREPARED_BY = 0;

/**
 * Every lender's first opening balance, one that waits for a second person, one that was dropped, one that was taken back
 * and one that could be.
 */
export const samples: SampleMaker = {
  resource: 'accounting/opening-balance',
  make: (world) => [
    ...world.tenants.map(({ alias, main }): MockRecord => {
      const lines = openingLines(main);
      const { date, at } = openingDay(world);
      return {
        id: openingId(world, alias),
        year: Number(date.slice(0, 4)),
        lines,
        comment: 'Байгууллагын эхний үлдэгдэл, аудитын дүгнэлтээр',
        amount: openingSum(lines, 'debit'),
        journalId: `O-GL-${alias}`,
        state: 'SET',
        createdAt: at,
        createdBy: null,
        updatedAt: at,
        tenant: alias,
      };
    }),
    draft(
      world,
      101,
      'DRAFT',
      '18500000.00',
      'Шинээр нээсэн хугацаатай хадгаламж, тулгалтын актаар',
    ),
    draft(world, 102, 'DISCARDED', '2000000.00', 'Давхар бэлтгэсэн тул хэрэгсэхгүй болгосон'),
    {
      ...draft(world, TAKEN_BACK.id, 'REVERSED', TAKEN_BACK.amount, 'Хугацаатай хадгаламж, актаар'),
      year: takenBackYear(world),
      createdAt: `${takenBackYear(world)}-01-05T02:00:00.000Z`,
      updatedAt: `${takenBackYear(world)}-01-07T02:00:00.000Z`,
      journalId: TAKEN_BACK.journalId,
    },
    {
      ...draft(world, UNTOUCHED.id, 'SET', UNTOUCHED.amount, 'Хугацаатай хадгаламж, актаар'),
      journalId: UNTOUCHED.journalId,
      tenant: UNTOUCHED.tenant,
    },
  ],
};

/** A beginning of the sample's own year, prepared by somebody else than the accountant. */
function draft(
  { today, people }: SampleWorld,
  id: number,
  state: OpeningState,
  amount: string,
  comment: string,
): MockRecord {
  const at = `${today.slice(0, 4)}-01-05T02:00:00.000Z`;
  const by = people[PREPARED_BY];
  return {
    id,
    year: Number(today.slice(0, 4)),
    lines: termLines(amount),
    comment,
    amount,
    journalId: null,
    state,
    createdAt: at,
    createdBy: by.id,
    updatedAt: at,
    tenant: by.tenantAlias,
  };
}
