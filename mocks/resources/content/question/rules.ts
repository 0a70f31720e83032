import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { PUBLISHED_FIELDS, publishActions } from '../publishing';

/** What a result of the test keeps of one answer. */
interface Given {
  readonly questionId: unknown;
  readonly isRight: boolean;
}

/** How often a question was answered, and how many of a hundred answers were right. */
function answersOf({ id }: MockRecord, { store }: Call) {
  const given = (store.collection('metacog')?.all ?? [])
    .flatMap(({ answers }) => answers as readonly Given[])
    .filter(({ questionId }) => questionId === id);
  const right = given.filter(({ isRight }) => isRight).length;
  const rightShare = given.length > 0 ? Math.round((right / given.length) * 10_000) / 100 : null;
  return { askedCount: given.length, rightShare };
}

const withAnswers = (shown: MockRecord, call: Call): MockRecord => ({
  ...shown,
  ...answersOf(shown, call),
});

/** Questions: asked while they are published (docs/domain/content-and-messaging.md 2.1). */
export const hooks: Hooks = {
  resource: 'questions',
  create: () => ({ publishedAt: null }),
  judged: answersOf,
  present: withAnswers,
  presentRow: withAnswers,
  recorded: PUBLISHED_FIELDS,
  actions: publishActions,
};
