import { payoffOn } from '../../../../src/domain/lending/payoff';
import type { LetterFacts } from '../../../../src/domain/letters/LetterFacts';
import { letterValues } from '../../../../src/domain/letters/letterValues';
import { noticeCalls } from '../../../../src/resources/settings/document/noticeApi';
import type { Route } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { loanLetterFacts } from '../../settings/document/letterFacts';
import { noticeRoutes, type NoticeKind } from '../../settings/document/notices';
import { fileOf } from '../book/fileOf';

const RISKED: ReadonlySet<unknown> = new Set(['LOAN_RISK', 'LOAN_COURT']);

/** What a notice of a loan says today: everything that closes it, by its parts. */
export function owedFacts(store: Store, loan: MockRecord): LetterFacts {
  const asOfDate = store.clock.today();
  const { book } = fileOf(loan);
  const payoff = book && payoffOn(book, asOfDate);
  return loanLetterFacts(store, loan, {
    customerId: loan.customerId,
    claim: {
      principal: payoff?.principal ?? '0.00',
      interest: payoff?.interest ?? '0.00',
      additionalInterest: payoff?.parts.additionalInterest ?? '0.00',
      courtFee: payoff?.parts.fees ?? '0.00',
      courtCost: payoff?.parts.courtCosts ?? '0.00',
    },
    asOfDate,
  });
}

/** The notice that a loan is with the risk department (docs/domain/content-and-messaging.md 4.4). */
export const riskNotice: NoticeKind = {
  category: 'LOAN_RISK',
  keeper: 'loans',
  block: ({ state }) => (RISKED.has(state) ? null : 'printed.loan_not_risked'),
  values: ({ store }, loan) => letterValues(owedFacts(store, loan)),
  customerOf: (store, loan) => store.collection('customers')?.get(loan.customerId as number),
};

/** Notices of risked loans (the addresses are assumed). */
export const routes: readonly Route[] = noticeRoutes('loans', noticeCalls.loans, riskNotice);
