/**
 * What is known of something that waits for an answer from outside: of a bank, a registry, the tax service, the payment
 * service (docs/domain/unknown-outcomes.md 1). `sent`: the answer is still on its way. `unanswered`: it did not come in its
 * time, or nobody has looked yet; it may have been carried out, and may not. `answered`: whatever the answer was.
 */
export type OutsideAnswer = 'sent' | 'unanswered' | 'answered';

/** What somebody may want to do meanwhile: ask again what became of it, or decide, repeat, give back. */
export type OutsideMove = 'look' | 'act';

/**
 * Whether a move is open. Before the answer is known nothing is decided, repeated or given back: each could pay twice. The
 * only ways are to look again, and to wait.
 */
export const isOpenTo = (answer: OutsideAnswer, move: OutsideMove): boolean =>
  answer === 'answered' || move === 'look';

/**
 * What a log of the other side says, as far as it was read.
 * @param log null while nobody has looked
 * @param silent the words by which the log says that there was no answer
 */
export const answerOf = <L extends string>(log: L | null, silent: readonly L[]): OutsideAnswer =>
  log === null || silent.includes(log) ? 'unanswered' : 'answered';
