import {
  metacogBonus,
  reachedBy,
  resultOf,
  type GivenAnswer,
} from '../../../../src/domain/metacog';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import {
  daysAgo,
  isCitizen,
  isSettled,
  sampleCustomers,
} from '../../customers/customer/sampleCustomers';
import { TEST_OF } from '../question/questionTexts';
import { samples as questions } from '../question/samples';

const MOST = 40;
/** How many in a hundred answers are right, by the place of the customer: some reach all, some too little. */
const RIGHT = [100, 75, 40, 88, 62] as const;

/** `MC-000012` */
const codeOf = (id: number): string => `MC-${String(id).padStart(6, '0')}`;

const questionsOf = (world: SampleWorld, ageGroup: number): MockRecord[] =>
  questions.make(world).filter((one) => one.ageGroup === ageGroup && one.state === 'PUBLISHED');

/** The answers of a customer: every one whose place falls within the share is right. */
function answersOf(
  world: SampleWorld,
  ageGroup: number,
  place: number,
): (GivenAnswer & { questionId: unknown })[] {
  const share = RIGHT[place % RIGHT.length];
  return questionsOf(world, ageGroup).map(({ id, category, point }, index) => ({
    questionId: id,
    category: category as GivenAnswer['category'],
    isRight: (index * 37 + place * 11) % 100 < share,
    point: Number(point),
  }));
}

function resultAt(customer: MockRecord, place: number, world: SampleWorld): MockRecord {
  const id = place + 1;
  const ageGroup = ([1, 2, 3] as const)[place % 3];
  const state = place % 7 === 4 ? 'INCOMPLETE' : place % 11 === 9 ? 'UNCERTAIN' : 'COMPLETED';
  const isDone = state === 'COMPLETED';
  const all = answersOf(world, ageGroup, place);
  const answers = isDone ? all : all.slice(0, 2);
  const { points } = reachedBy(answers);
  const { possible } = reachedBy(all);
  const reached = { points, possible };
  const bonus = metacogBonus(state, reached);
  // What was awarded is part of the customer's points.
  const isAwarded = bonus > 0 && place % 2 === 0 && Number(customer.bonusPoint) >= bonus;
  const startedAt = daysAgo(world, 3 + place * 4);
  return {
    id,
    code: codeOf(id),
    customerId: customer.id,
    quizId: TEST_OF[ageGroup],
    ageGroup,
    tries: 1 + (place % 3),
    ...reached,
    share: null,
    pointAllocated: isDone,
    state,
    result: resultOf(state, reached),
    bonus,
    bonusAllocated: state === 'UNCERTAIN' ? 'UNCERTAIN' : isAwarded ? 'AWARDED' : 'NOT_AWARDED',
    answers,
    startedAt,
    finishedAt: isDone ? startedAt.replace('02:15', '02:24') : null,
    awardedAt: isAwarded ? daysAgo(world, 1 + place * 4) : null,
    tenant: customer.tenant,
    createdAt: startedAt,
    updatedAt: startedAt,
  };
}

/** Results in every state, some with their bonus, some that wait for it. */
export const samples: SampleMaker = {
  resource: 'metacog',
  make: cachedByWorld((world) =>
    sampleCustomers(world)
      .filter((customer) => isSettled(customer) && isCitizen(customer))
      .slice(0, MOST)
      .map((customer, place) => resultAt(customer, place, world)),
  ),
};
