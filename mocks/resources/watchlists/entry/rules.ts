import type { Call } from '../../../engine/Call';
import entity from '../../../../src/resources/watchlists/entry/entry.entity';
import { duplicate } from '../../../engine/duplicate';
import { bodyOf } from '../../../engine/Call';
import { keptWhile } from '../../../engine/keptWhile';
import type { Hooks } from '../../../engine/Hooks';
import type { Texts } from '../../../engine/messages';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import type { DealingFacts } from '../../../../src/resources/watchlists/entry/lifecycle';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { waitingRequestsOf } from './waitingRequests';
import { tellOwner } from '../../../engine/ownedRecords';
import {
  bindEntries,
  customerBy,
  customerOf,
  followOnCustomer,
  listedEntry,
  openLoansOf,
} from './watchlistStore';

const LISTED: Texts = {
  mn: 'Энэ регистрийн дугаар хар, саарал жагсаалтад бүртгэлтэй байна.',
  en: 'This register number is in the black or grey list already.',
  ru: 'Этот регистрационный номер уже есть в чёрном или сером списке.',
};

/** @throws ApiError 409 for somebody who is listed already */
export function refuseListed(call: Call, values: Record<string, unknown>): void {
  const customer = customerBy(call, values);
  const entry = (customer && listedEntry(call, customer)) ?? listedEntry(call, values);
  const field = values.companyRegnum ? 'companyRegnum' : 'regnum';
  if (entry) throw duplicate(call, entity, [field], entry, LISTED);
}

/** An approval is of the entry as it was: it ends with every move. */
const UNAPPROVED = { approvedUntil: null, approvedBy: null, approvedAt: null } as const;

const moved =
  (listType: number | null) =>
  (record: MockRecord, call: Call): Record<string, unknown> => {
    followOnCustomer(call, customerOf(call, record), {
      entryId: record.id,
      listType,
      reason: String(bodyOf(call).reason ?? ''),
    });
    return { ...(listType === null ? {} : { listType }), ...UNAPPROVED };
  };

/** What an approval is judged by. */
const factsOf = ({ store }: Pick<Call, 'store'>): { facts: DealingFacts } => ({
  facts: { dealingDays: systemSettingsOf(store).dealingDays },
});

/** Looked at again whenever a customer or an entry has changed. */
const keptBound = keptWhile(
  (store) => [store.collection('customers')?.changes, store.madeAlready('bw-list')?.changes].join(),
  (store) => bindEntries(store),
);

/** The black and grey list: what follows from its actions (docs/domain/watchlists.md 1.2). */
export const hooks: Hooks = {
  resource: 'bw-list',
  create: (values, call) => {
    refuseListed(call, values);
    const customer = customerBy(call, values);
    followOnCustomer(call, customer, {
      entryId: collectionOf(call, 'bw-list').nextId(),
      listType: Number(values.listType),
      reason: String(values.reason),
    });
    return {
      type: values.companyRegnum ? 'COMPANY' : 'CITIZEN',
      customerId: customer?.id ?? null,
      ...UNAPPROVED,
    };
  },
  actions: {
    move_to_black: moved(1),
    move_to_grey: moved(2),
    remove_from_list: moved(null),
    approve_dealing: (record, call, { approvedUntil }) => {
      tellOwner(call, customerOf(call, record), {
        action: 'watch_approved',
        source: `bw-list/${record.id}`,
        reason: String(bodyOf(call).reason),
      });
      return { approvedUntil, approvedBy: call.caller.id, approvedAt: call.store.clock.iso() };
    },
  },
  passing: keptBound,
  follows: ['customers'],
  recorded: ['listType', 'approvedUntil'],
  judged: (_, call) => factsOf(call),
  present: (shown, call) => ({
    ...shown,
    ...factsOf(call),
    openLoans: openLoansOf(call, shown.customerId),
    waitingRequests: waitingRequestsOf(call, shown.customerId),
  }),
};
