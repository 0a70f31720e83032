import {
  AnswerType,
  PublishState,
  QuestionAgeGroup,
  QuestionCategory,
  QuestionType,
} from '../../../domain/enums/content';
import { answerProblem, isTypeOf } from '../../../domain/questions';
import { QUESTION } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  duration,
  embedded,
  flag,
  image,
  longText,
  number,
  percent,
  text,
  userName,
} from '../../../fields';
import { publishing } from '../publishing';

const SEE_QUESTIONS = 'questions:list';
const KEEP_QUESTIONS = 'question:access';
const [, MOST] = QUESTION.answers;
const [SHORTEST, LONGEST] = QUESTION.seconds;

/** Questions of the psychological test, by age group (docs/domain/content-and-messaging.md 2.1). */
export default entity('questions', {
  gateway: 'main',
  endpoint: '/questions',
  assumed: true,
  menu: 'content/questions',
  order: 0,
  icon: 'question',
  represent: 'text',
  titles: { list: 'menu.content.questions' },
  access: {
    list: SEE_QUESTIONS,
    show: SEE_QUESTIONS,
    create: KEEP_QUESTIONS,
    edit: KEEP_QUESTIONS,
  },
  ruledBy: 'mainTenant',
  fields: {
    text: longText({ required: true, max: QUESTION.textMax }),
    type: choice(QuestionType, { required: true }),
    category: choice(QuestionCategory, { required: true }),
    ageGroup: choice(QuestionAgeGroup, { required: true }),
    /** The test that the question is part of. */
    quizId: number({ required: true, min: 1, integer: true }),
    answerType: choice(AnswerType, { required: true, once: true }),
    answers: embedded(
      { answer: text({ required: true, max: QUESTION.answerMax }), isRight: flag() },
      { required: true, max: MOST },
    ),
    /** Answers that are pictures; `answer` says what each shows, for those who cannot see it. */
    pictures: embedded(
      {
        answer: text({ required: true, max: QUESTION.answerMax }),
        picture: image({ required: true, ratios: [QUESTION.ratio], published: true }),
        isRight: flag(),
      },
      { required: true, max: MOST },
    ),
    point: number({ required: true, min: 1, max: QUESTION.pointMax, integer: true }),
    duration: duration({ required: true, min: SHORTEST, max: LONGEST }),
    /** How often customers answered it, and how many of a hundred answers were right. */
    askedCount: number({ readOnly: true, integer: true }),
    rightShare: percent({ readOnly: true }),
    state: choice(PublishState, { readOnly: true }),
    publishedAt: dateTime({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  rules: ({ type, category, answerType, answers, pictures }) => {
    const field = answerType === 'IMAGE' ? 'pictures' : 'answers';
    const given = (answerType === 'IMAGE' ? pictures : answers) ?? [];
    const problem = given.length > 0 ? answerProblem(type, given) : null;
    const [fewest, most] = QUESTION.answers;
    return [
      ...(problem
        ? [{ field, message: `validation.${problem}`, values: { fewest, most } } as const]
        : []),
      ...(isTypeOf(category, type)
        ? []
        : [{ field: 'type', message: 'validation.question_true_false' } as const]),
    ];
  },
  list: {
    columns: ['text', 'category', 'type', 'ageGroup', 'point', 'rightShare', 'state'],
    optional: ['quizId', 'answerType', 'duration', 'askedCount', 'publishedAt', 'createdAt'],
    filters: ['category', 'type', 'state', 'answerType', 'quizId', 'createdAt'],
    search: true,
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'students', filter: { ageGroup: 3 } },
      { key: 'younger', filter: { ageGroup: 1 } },
      { key: 'older', filter: { ageGroup: 2 } },
    ],
  },
  form: [
    section('general', ['text', 'category', 'type', 'ageGroup', 'quizId', 'answerType']),
    section('worth', ['point', 'duration']),
    section('answers', ['answers'], { field: 'answerType', is: ['TEXT'] }),
    section('pictures', ['pictures'], { field: 'answerType', is: ['IMAGE'] }),
  ],
  record: {
    status: 'state',
    facts: ['point', 'duration', 'askedCount', 'rightShare', 'publishedAt', 'createdBy'],
  },
  lifecycle: {
    ...publishing(KEEP_QUESTIONS),
    // Results were judged by these words: what was answered is another question when they change.
    fixed: ({ askedCount }) =>
      askedCount
        ? ['text', 'type', 'category', 'ageGroup', 'quizId', 'answers', 'pictures', 'point']
        : [],
  },
});
