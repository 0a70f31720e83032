import { describe, expect, test } from 'vitest';
import { samplePng } from '../../../../mocks/engine/samples/sampleFile';
import { answerProblem } from '../../../../src/domain/questions';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const QUESTIONS = '/gateway-lab/questions';
const KEEPER = only('questions:list', 'question:access');

/** Answers named by their letters: a capital one is right. */
const answers = (letters: string) =>
  [...letters].map((letter) => ({
    answer: letter.toLowerCase(),
    isRight: letter !== letter.toLowerCase(),
  }));

describe('the answers of a question', () => {
  test.each([
    ['Option', 'Ab', null],
    ['Option', 'abCdef', null],
    ['Option', 'ab', 'question_one_right'],
    ['Option', 'ABc', 'question_one_right'],
    ['Option', 'A', 'question_answers'],
    ['Option', 'Abcdefg', 'question_answers'],
    ['Option', 'Abb', 'question_same'],
    ['MultiOption', 'ABc', null],
    ['MultiOption', 'Abc', null],
    ['MultiOption', 'abc', 'question_right'],
    ['MultiOption', 'A', 'question_answers'],
    ['YesNo', 'Ab', null],
    ['YesNo', 'AB', 'question_one_right'],
    ['YesNo', 'ab', 'question_one_right'],
    ['YesNo', 'Abc', 'question_two_answers'],
    ['YesNo', 'A', 'question_two_answers'],
  ] as const)('of %s: %s is %s', (type, letters, problem) => {
    expect(answerProblem(type, answers(letters))).toBe(problem);
  });
});

const NEW = {
  text: 'Төлбөрөө хугацаанд нь төлдөг үү?',
  type: 'YesNo',
  category: 'Responsible',
  ageGroup: 1,
  quizId: 2,
  answerType: 'TEXT',
  answers: answers('Ab'),
  point: 5,
  duration: 30,
};
const picture = (width: number, height: number) => {
  const bytes = samplePng(width, height, '#006879');
  const data = `data:image/png;base64,${bytes}`;
  return { name: 'a.png', type: 'image/png', size: atob(bytes).length, width, height, data };
};

describe('a question', () => {
  test('begins unpublished, and nobody has answered it', async () => {
    const { status, body } = await desk.post(QUESTIONS, NEW, KEEPER);
    expect([status, body.state, body.askedCount, body.rightShare]).toEqual([
      201,
      'UNPUBLISHED',
      0,
      null,
    ]);
    const published = await desk.post(`${QUESTIONS}/${String(body.id)}/publish`, {}, KEEPER);
    expect(published.body.state).toBe('PUBLISHED');
  });

  test('may be answered by pictures, each with what it shows', async () => {
    const pictures = answers('Ab').map((one) => ({ ...one, picture: picture(64, 64) }));
    const { status, body } = await desk.post(
      QUESTIONS,
      { ...NEW, answerType: 'IMAGE', answers: undefined, pictures },
      KEEPER,
    );
    expect([status, body.answerType]).toEqual([201, 'IMAGE']);
  });

  test.each([
    [{ type: 'Option', answers: answers('ab') }, 'answers', 'validation.question_one_right'],
    [{ type: 'MultiOption', answers: answers('ab') }, 'answers', 'validation.question_right'],
    [{ answers: answers('Abc') }, 'answers', 'validation.question_two_answers'],
    [{ answers: [] }, 'answers', 'validation.required'],
    [{ category: 'TrueFalse', type: 'Option' }, 'type', 'validation.question_true_false'],
    [{ point: 0 }, 'point', 'validation.range'],
    [{ point: 1.5 }, 'point', 'validation.whole_number'],
    [{ duration: 4 }, 'duration', 'validation.range'],
    [{ ageGroup: 4 }, 'ageGroup', 'validation.invalid_value'],
    [{ text: '' }, 'text', 'validation.required'],
    [
      { answers: [{ answer: '', isRight: true }, ...answers('b')] },
      'answers.0.answer',
      'validation.required',
    ],
  ])('with %j is refused at its field', async (wrong, field, message) => {
    const { status, body } = await desk.post(QUESTIONS, { ...NEW, ...wrong }, KEEPER);
    expect([status, (body.fields as Record<string, unknown>)[field]]).toEqual([400, message]);
  });

  test('answered by a picture of another ratio is refused at the picture', async () => {
    const pictures = [
      { ...answers('A')[0], picture: picture(64, 64) },
      { ...answers('b')[0], picture: picture(64, 32) },
    ];
    const { status, body } = await desk.post(
      QUESTIONS,
      { ...NEW, answerType: 'IMAGE', answers: undefined, pictures },
      KEEPER,
    );
    expect([status, body.fields]).toEqual([
      400,
      { 'pictures.1.picture': 'validation.image_ratio' },
    ]);
  });

  test('that was answered keeps its words; another question takes other words', async () => {
    const given = (desk.store.collection('metacog')?.all ?? []).flatMap(
      ({ answers: rows }) => rows as { questionId: number }[],
    );
    const answered = given[0].questionId;
    const change = (id: unknown, body: object) =>
      desk.call(`PUT ${QUESTIONS}/${String(id)}`, { as: KEEPER, body });
    for (const [field, body] of Object.entries({
      text: { text: 'Өөр асуулт?' },
      point: { point: 99 },
    })) {
      const { status, body: told } = await change(answered, body);
      expect([status, told.fields]).toEqual([400, { [field]: 'validation.not_writable' }]);
    }
    expect((await change(answered, { duration: 45 })).status).toBe(200);
    const { body } = await desk.post(QUESTIONS, NEW, KEEPER);
    expect((await change(body.id, { text: 'Өөр асуулт?' })).status).toBe(200);
  });

  test('is found by the age group that it is for', async () => {
    const { body } = await desk.get(`${QUESTIONS}?ageGroup=3&size=50`, KEEPER);
    expect(body.totalElements).toBe(6);
  });

  test('is seen with one right and written with another', async () => {
    expect((await desk.get(QUESTIONS, allBut('questions:list'))).status).toBe(403);
    const refused = await desk.post(`${QUESTIONS}/16/publish`, {}, allBut('question:access'));
    expect([refused.status, desk.store.collection('questions')?.get(16)?.state]).toEqual([
      403,
      'UNPUBLISHED',
    ]);
  });
});
