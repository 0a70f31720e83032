import type { LoanProductType } from '../enums/loans';
import { type LendingSettings, USUAL_SETTINGS } from './lendingSettings';
import { guaranteeCover } from './liability';
import { STUDENT_PRODUCTS } from './requestLimit';

/** Somebody who was asked to answer for a loan, up to an amount. */
export interface AskedGuarantor {
  amount: string;
  /** Agreed, or has not answered yet. */
  isAgreed: boolean;
}

/** Why a loan still waits for its guarantors; each is a key of `actionBlocks`. */
export type GuaranteeProblem = 'guarantor_missing' | 'guarantor_waiting' | 'guarantee_short';

/** Whether a product is lent only with somebody who answers for it. */
export const needsGuarantor = (productType: LoanProductType | null | undefined): boolean =>
  productType === 'LOAN_GUARANTEE' || STUDENT_PRODUCTS.includes(productType);

/**
 * What is missing until a loan's guarantors cover it (docs/domain/lending.md 14.1): they must have agreed, and together
 * answer for what is lent.
 */
export function guaranteeProblem(
  productType: LoanProductType,
  asked: readonly AskedGuarantor[],
  lentAmount: string,
  settings: Pick<LendingSettings, 'guaranteeCoverPercent'> = USUAL_SETTINGS,
): GuaranteeProblem | null {
  if (!needsGuarantor(productType)) return null;
  const covers = (people: readonly AskedGuarantor[]) =>
    guaranteeCover(
      people.map(({ amount }) => ({ role: 'GUARANTOR', amount })),
      lentAmount,
      settings,
    );
  const agreed = asked.filter(({ isAgreed }) => isAgreed);
  if (covers(agreed)?.isEnough) return null;
  if (agreed.length < asked.length && covers(asked)?.isEnough) return 'guarantor_waiting';
  return asked.length === 0 ? 'guarantor_missing' : 'guarantee_short';
}
