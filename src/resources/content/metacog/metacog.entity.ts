import {
  MetacogBonusState,
  MetacogState,
  PsychTestResult,
  QuestionAgeGroup,
  QuestionCategory,
} from '../../../domain/enums/content';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  embedded,
  flag,
  number,
  percent,
  reference,
  tenant,
  text,
} from '../../../fields';
import { metacogLifecycle } from './lifecycle';

const SEE_RESULTS = 'questions:list';

const given = { readOnly: true } as const;
const count = { readOnly: true, integer: true } as const;

/** What customers reached in the psychological test, and the bonus for it (docs/domain/content-and-messaging.md 2.2). */
export default entity('metacog', {
  gateway: 'main',
  endpoint: '/metacog',
  assumed: true,
  menu: 'content/questions',
  order: 1,
  icon: 'test',
  represent: 'code',
  titles: { list: 'menu.content.metacog' },
  access: { list: SEE_RESULTS, show: SEE_RESULTS },
  fields: {
    code: text(given),
    customerId: reference('customers', given),
    quizId: number(count),
    ageGroup: choice(QuestionAgeGroup, given),
    /** Times that the customer began the test. */
    tries: number(count),
    points: number(count),
    /** Points that all of its questions are worth. */
    possible: number(count),
    share: percent(given),
    /** The points count for the customer's score. */
    pointAllocated: flag(given),
    state: choice(MetacogState, given),
    result: choice(PsychTestResult, given),
    /** Bonus points that it brings. */
    bonus: number(count),
    bonusAllocated: choice(MetacogBonusState, given),
    answers: embedded(
      {
        questionId: reference('questions', given),
        category: choice(QuestionCategory, given),
        isRight: flag(given),
        point: number(count),
      },
      given,
    ),
    startedAt: dateTime(given),
    finishedAt: dateTime(given),
    awardedAt: dateTime(given),
    tenant: tenant(given),
  },
  list: {
    columns: ['code', 'customerId', 'state', 'result', 'points', 'bonus', 'bonusAllocated'],
    optional: ['share', 'tries', 'ageGroup', 'quizId', 'startedAt', 'finishedAt', 'tenant'],
    filters: ['state', 'finishedAt', 'bonusAllocated', 'result', 'ageGroup', 'customerId'],
    search: 'private',
    sort: { field: 'startedAt', order: 'DESC' },
    views: [
      { key: 'to_award', filter: { bonusAllocated: 'NOT_AWARDED', result: 'PASSED' } },
      { key: 'awarded', filter: { bonusAllocated: 'AWARDED' } },
      { key: 'incomplete', filter: { state: 'INCOMPLETE' } },
    ],
  },
  show: [
    section('test', [
      'customerId',
      'quizId',
      'ageGroup',
      'tries',
      'startedAt',
      'finishedAt',
      'pointAllocated',
    ]),
    section('answers', ['answers']),
  ],
  record: {
    status: 'bonusAllocated',
    facts: ['state', 'result', 'points', 'share', 'bonus', 'awardedAt'],
  },
  ends: ['AWARDED'],
  lifecycle: metacogLifecycle,
});
