import type { LoanBook } from '../../../../src/domain/lending/LoanBook';
import {
  replayed,
  type LendingAction,
  type ReplayedAction,
} from '../../../../src/domain/lending/replay';
import { openingOf, type LoanFile } from './LoanFile';

/** What the steps of a loan follow from. */
type Origin = Pick<LoanFile, 'terms' | 'additionalPercent' | 'isExtendable'>;

interface Life extends Origin {
  steps: readonly ReplayedAction[];
}

/** A file is never changed in place, and most of what makes a new one leaves its actions as they are. */
const lives = new WeakMap<readonly LendingAction[], Life>();

const isOf = (life: Life, { terms, additionalPercent, isExtendable }: Origin): boolean =>
  life.terms === terms &&
  life.additionalPercent === additionalPercent &&
  life.isExtendable === isExtendable;

/** What each action of a loan that was paid out did, the oldest first; replayed once. */
export function stepsOf(file: LoanFile): readonly ReplayedAction[] {
  const { actions, terms, additionalPercent, isExtendable } = file;
  const known = lives.get(actions);
  if (known && isOf(known, file)) return known.steps;
  const steps = replayed(openingOf(file), actions);
  lives.set(actions, { terms, additionalPercent, isExtendable, steps });
  return steps;
}

/** The book as the actions up to the end of a day had left it. */
export const bookAtEndOf = (file: LoanFile, day: string): LoanBook =>
  stepsOf(file).findLast(({ action }) => action.date <= day)?.after ?? openingOf(file);
