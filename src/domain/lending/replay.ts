import { extend } from './extension';
import type { ExtensionRequest } from './extensionBlocks';
import type { LoanBook } from './LoanBook';
import { type AdvancePayment, payInAdvance } from './payInAdvance';
import { renew } from './renewal';
import type { RenewalPlan } from './renewalBlocks';
import { splitReceipt } from './waterfall';

/** One act in a loan's life, by its value date. */
export type LendingAct =
  | { kind: 'PAY'; date: string; amount: string }
  | ({ kind: 'PAY_IN_ADVANCE' } & AdvancePayment)
  | ({ kind: 'EXTEND' } & ExtensionRequest)
  | ({ kind: 'RENEW' } & RenewalPlan);

/**
 * The book after a list of acts, applied in the order of their value dates: how both loans are found anew when a wrong
 * receipt moves from one to the other (domain 4.4).
 * @param book the loan on the day of its issue
 * @throws Refusal when an act is no longer possible at its place
 */
export function replay(book: LoanBook, acts: readonly LendingAct[]): LoanBook {
  const inOrder = [...acts].sort((one, other) => one.date.localeCompare(other.date, 'en'));
  return inOrder.reduce((current, act) => applied(current, act), book);
}

function applied(book: LoanBook, act: LendingAct): LoanBook {
  switch (act.kind) {
    case 'PAY':
      return splitReceipt(book, act.amount, act.date).after;
    case 'PAY_IN_ADVANCE':
      return payInAdvance(book, act).after;
    case 'EXTEND':
      return extend(book, act).after;
    case 'RENEW':
      return renew(book, act).after;
  }
}
