import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { PUBLISHED_FIELDS, publishActions } from '../publishing';

/** What a result of the test keeps of one answer. */
interface Given {
  readonly questionId: unknown;
  readonly isRight: boolean;
}

/** A question with how often it was answered, and how many of a hundred answers were right. */
function withAnswers(shown: MockRecord, { store }: Call): MockRecord {
  const given = (store.collection('metacog')?.all ?? [])
    .flatMap(({ answers }) => answers as readonly Given[])
    .filter(({ questionId }) => questionId === shown.id);
  const right = given.filter(({ isRight }) => isRight).length;
  const rightShare = given.length > 0 ? Math.round((right / given.length) * 10_000) / 100 : null;
  return { ...shown, askedCount: given.length, rightShare };
}

/** Questions: asked while they are published (docs/domain/content-and-messaging.md 2.1). */
export const hooks: Hooks = {
  resource: 'questions',
  create: () => ({ publishedAt: null }),
  present: withAnswers,
  presentRow: withAnswers,
  recorded: PUBLISHED_FIELDS,
  actions: publishActions,
};
