import { letterValues } from '../../../../src/domain/letters/letterValues';
import { noticeCalls } from '../../../../src/resources/settings/document/noticeApi';
import type { Route } from '../../../engine/Call';
import { sourceOf } from '../../settings/document/letterFacts';
import { noticeRoutes, type NoticeKind } from '../../settings/document/notices';
import { owedFacts } from './owedFacts';

const RISKED: ReadonlySet<unknown> = new Set(['LOAN_RISK', 'LOAN_COURT']);

/** The notice that a loan is with the risk department (docs/domain/content-and-messaging.md 4.4). */
export const riskNotice: NoticeKind = {
  category: 'LOAN_RISK',
  keeper: 'loans',
  block: ({ state }) => (RISKED.has(state) ? null : 'printed.loan_not_risked'),
  values: ({ store }, loan) => letterValues(owedFacts(sourceOf(store), loan)),
  customerOf: (store, loan) => store.collection('customers')?.get(loan.customerId as number),
};

/** Notices of risked loans (the addresses are assumed). */
export const routes: readonly Route[] = noticeRoutes('loans', noticeCalls.loans, riskNotice);
