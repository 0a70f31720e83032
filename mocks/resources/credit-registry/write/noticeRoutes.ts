import type { CreditRegistryClassification } from '../../../../src/domain/enums/credit-registry';
import { registryNoticeValues } from '../../../../src/domain/letters/letterValues';
import { enums } from '../../../../src/i18n/mn/frame/enums';
import { noticeCalls } from '../../../../src/resources/settings/document/noticeApi';
import { notFound } from '../../../engine/ApiError';
import type { Route } from '../../../engine/Call';
import { sourceOf, textOf } from '../../settings/document/letterFacts';
import { noticeRoutes, type NoticeKind } from '../../settings/document/notices';
import { owedFacts } from '../../loans/loan/owedFacts';

/** The notice of what is reported of a loan to the credit registry (docs/domain/content-and-messaging.md 4.4). */
export const registryNotice: NoticeKind = {
  category: 'LOAN_ZMS',
  keeper: 'zms-writer',
  block: ({ isOpen }) => (isOpen === true ? null : 'printed.report_closed'),
  values: ({ store }, write) => {
    const loan = store.collection('loans')?.get(write.loanId as number);
    if (!loan) throw notFound();
    const { classification, balance, reportedContract, reportedEnd } = write;
    const className = classification as CreditRegistryClassification | null;
    return registryNoticeValues({
      ...owedFacts(sourceOf(store), loan),
      registry: {
        className: className && enums.enums.CreditRegistryClassification[className],
        balance: textOf(balance),
        contract: textOf(reportedContract),
        endDate: textOf(reportedEnd),
      },
    });
  },
  customerOf: (store, write) => store.collection('customers')?.get(write.customerId as number),
};

/** Notices of reports: those of any lender, and a lender's own (the addresses are assumed). */
export const routes: readonly Route[] = [
  ...noticeRoutes('zms-writer', noticeCalls['zms-writer'], registryNotice),
  ...noticeRoutes('zms-writer-tenant-list', noticeCalls['zms-writer-tenant-list'], registryNotice),
];
