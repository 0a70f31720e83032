import { listNoticeValues } from '../../../../src/domain/letters/letterValues';
import { enums } from '../../../../src/i18n/mn/frame/enums';
import { noticeCalls } from '../../../../src/resources/settings/document/noticeApi';
import type { Route } from '../../../engine/Call';
import { personFacts, senderFacts, textOf } from '../../settings/document/letterFacts';
import { noticeRoutes, type NoticeKind } from '../../settings/document/notices';
import { customerOf, openLoansOf } from './watchlistStore';

/** The notice that somebody is on the black or grey list (docs/domain/content-and-messaging.md 4.4). */
export const listNotice: NoticeKind = {
  category: 'LOAN_BLACK_OR_WHITE',
  keeper: 'bw-list',
  block: ({ state }) => (state === 'LISTED' ? null : 'printed.not_listed'),
  values: (call, entry) => {
    const { store, caller } = call;
    const customer = store.collection('customers')?.get(entry.customerId as number);
    const { listType, reason, fromDate, name, regnum, companyRegnum, phone } = entry;
    return listNoticeValues({
      ...senderFacts(store, caller.tenantAlias, store.clock.today()),
      // The entry's own words, with its one name: somebody who is no customer has no other record.
      customer: {
        ...personFacts(customer),
        lastName: textOf(name),
        firstName: null,
        regnum: textOf(regnum) ?? textOf(companyRegnum),
        phone: textOf(phone),
      },
      listName: enums.enums.BlackWhiteListType[listType as 1 | 2],
      reason: textOf(reason),
      fromDate: textOf(fromDate),
      openLoans: openLoansOf(call, entry.customerId),
    });
  },
  customerOf: (store, entry) => customerOf({ store }, entry),
};

/** Notices of entries (the addresses are assumed). */
export const routes: readonly Route[] = noticeRoutes('bw-list', noticeCalls['bw-list'], listNotice);
