import { addDays, dayOf } from '../../../../src/domain/dates';
import { CallLogOutcome } from '../../../../src/domain/enums/loans';
import { BAD_NUMBERS } from '../../../../src/resources/loans/call-log/callLog.entity';
import type { MockRecord } from '../../../engine/MockRecord';
import { samples as loans } from '../loan/samples';
import { minutesAgo } from '../pending/pendingRequestsCustomers';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

/** Words of the caller by outcome; where there are none, the outcome says it all. */
const NOTES: Partial<Record<CallLogOutcome, readonly string[]>> = {
  INFORMED: [
    'Цалин буухаар төлнө гэсэн.',
    'Хэтэрсэн дүнг хэлж, хэтэвчээр төлөхийг зөвлөсөн.',
    'Ажлын газар солигдсон, долоо хоногийн дараа төлнө.',
  ],
  TRANSMIT: ['Гэр бүлийн гишүүнд дамжуулсан.', 'Хамт ажилладаг хүнд нь хэлсэн.'],
  NOT_OWNER: ['Өөр хүн авсан, дугаарыг худалдаж авсан гэсэн.'],
};

/** Most calls to one customer. */
const MOST = 4;

/** Calls about overdue loans: the longer the delay, the more of them; every outcome is among them. */
export const samples: SampleMaker = {
  resource: 'loans/call-log',
  make(world) {
    const random = seededRandom(7_411);
    const late = loans.make(world).filter(({ overdueDays }) => Number(overdueDays) > 0);
    const calls = late.flatMap((loan, place) => callsAbout(loan, place, world, random));
    calls.sort((one, other) => (String(one.calledAt) < String(other.calledAt) ? -1 : 1));
    return calls.map((call, index) => ({ ...call, id: index + 1 }));
  },
};

function callsAbout(
  loan: MockRecord,
  place: number,
  world: SampleWorld,
  random: () => number,
): MockRecord[] {
  const days = Number(loan.overdueDays);
  const count = Math.min(MOST, 1 + Math.floor(days / 20));
  const callers = world.people.filter(({ permissions }) => permissions.includes('loan-call:list'));
  return Array.from({ length: count }, (_, turn): MockRecord => {
    const { values } = CallLogOutcome;
    const outcome = turn === 0 ? values[place % values.length] : pick(random, values);
    const calledAt = momentOf(turn, place, world, random);
    const day = dayOf(calledAt) ?? world.today;
    const notes = NOTES[outcome];
    return {
      id: 0,
      customerId: loan.customerId,
      loanId: loan.id,
      outcome,
      phone: loan.phone,
      calledBy: pick(random, callers).id,
      calledAt,
      note: notes ? pick(random, notes) : null,
      promisedDate: outcome === 'INFORMED' ? addDays(day, between(random, 1, 7)) : null,
      nextCallAt: turn === 0 ? `${addDays(world.today, 1 + (place % 5))}T02:00:00.000Z` : null,
      numberInactive: BAD_NUMBERS.includes(outcome),
    };
  });
}

/** Some customers were called within the last hours; earlier calls fall into office hours of Ulaanbaatar. */
function momentOf(turn: number, place: number, world: SampleWorld, random: () => number): string {
  if (turn === 0 && place % 8 === 0) return minutesAgo(world, 15 + (place % 90));
  const day = addDays(world.today, -1 - (place % 4) - turn * between(random, 2, 6));
  return `${day}T0${between(random, 1, 7)}:${between(random, 10, 59)}:00.000Z`;
}
