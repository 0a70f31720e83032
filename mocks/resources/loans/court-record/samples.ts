import { addDays } from '../../../../src/domain/dates';
import type { CourtState } from '../../../../src/domain/enums/loans';
import type { MockRecord } from '../../../engine/MockRecord';
import { caseFields } from '../book/courtCase';
import { fraudCourtFields } from '../../accounting/fraud-transfer/fraudCourt';
import { sampleFrauds } from '../../accounting/fraud-transfer/samples';
import { fileOf } from '../book/fileOf';
import type { CourtCase } from '../book/LoanFile';
import { samples as loans } from '../loan/samples';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const FIRST = 700_001;
const COURTS = [
  'Баянгол дүүргийн иргэний хэргийн анхан шатны шүүх',
  'Сүхбаатар дүүргийн иргэний хэргийн анхан шатны шүүх',
  'Дархан-Уул аймаг дахь сум дундын шүүх',
];

/** The steps of a case, and how many days after its start each usually comes. */
const STEPS: readonly (readonly [CourtState, number])[] = [
  ['drafted', 0],
  ['printed', 1],
  ['filed', 3],
  ['accepted', 6],
  ['decision', 12],
  ['enforcement', 14],
  ['closed', 14],
];

/** The records of all loans and fraud cases that are at court or were: one per case, at its present step. */
export const samples: SampleMaker = {
  resource: 'court-list',
  make(world) {
    const cases = loans.make(world).flatMap((loan) => {
      const { court } = fileOf(loan);
      return court ? [{ loan, court }] : [];
    });
    return [
      ...cases.map(({ loan, court }, index) => recordOf(loan, court, index, world)),
      ...sampleFrauds(world).flatMap(fraudRecordOf),
    ];
  },
};

/** The record of a fraud case that is at court or was. */
function fraudRecordOf(fraud: MockRecord): MockRecord[] {
  if (typeof fraud.courtId !== 'number') return [];
  const createdAt = String(fraud.createdAt);
  const day = createdAt.slice(0, 10);
  return [
    {
      id: fraud.courtId,
      ...fraudCourtFields(fraud, day),
      filedDate: fraud.state === 'SENDING_TO_COURT' ? null : addDays(day, 3),
      closedDate: fraud.settledAt ? String(fraud.settledAt).slice(0, 10) : null,
      createdAt,
      createdBy: null,
      updatedAt: createdAt,
    },
  ];
}

function recordOf(
  loan: MockRecord,
  court: CourtCase,
  index: number,
  world: SampleWorld,
): MockRecord {
  const reached = STEPS.findIndex(([state]) => state === court.state);
  const economist = world.people.find(({ username }) => username === 'economist')?.id ?? null;
  const createdAt = `${court.date}T03:${10 + (index % 50)}:00.000Z`;
  const dayAt = (state: CourtState): string | null => {
    const place = STEPS.findIndex(([step]) => step === state);
    if (reached < place) return null;
    const day = addDays(court.date, STEPS[place][1]);
    return day < world.today ? day : world.today;
  };
  const isPrinted = reached >= 1;
  const isFiled = reached >= 2;
  return {
    id: FIRST + index,
    ...caseFields(loan, court),
    state: court.state,
    courtName: isFiled ? COURTS[index % COURTS.length] : null,
    filedDate: dayAt('filed'),
    caseNumber: reached >= 3 ? `183/${world.today.slice(0, 4)}/0${1_200 + index}/И` : null,
    acceptedDate: dayAt('accepted'),
    hearingDate: reached >= 3 ? addDays(court.date, 10) : null,
    decisionDate: court.awarded === null ? null : dayAt('decision'),
    enforcementDate: court.state === 'enforcement' ? dayAt('enforcement') : null,
    closedDate: loan.closedDate ?? null,
    letterVersion: isPrinted ? 1 : null,
    printedAt: isPrinted ? `${dayAt('printed')}T04:00:00.000Z` : null,
    createdAt,
    createdBy: economist,
    updatedAt: createdAt,
  };
}
