import type { MessageChannel } from '../../../../src/domain/enums/messaging';
import {
  receiversOf,
  type AddressedFacts,
  type Receivers,
} from '../../../../src/domain/messaging/audience';
import {
  AUDIENCE_LISTS,
  isEverybody,
  type Audience,
  type AudienceList,
} from '../../../../src/resources/messaging/audience/api';
import { invalid } from '../../../engine/ApiError';
import { askedQuery } from '../../../engine/askedQuery';
import type { Call } from '../../../engine/Call';
import { may } from '../../../engine/Caller';
import { searchTest, testsOf } from '../../../engine/filters';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { visibleTo } from '../../../engine/tenancy';
import { hooks as customers } from '../../customers/customer/rules';
import { hooks as loans } from '../../loans/loan/rules';
import { receiverFacts } from '../receivers';

const SEND_TO_ALL = 'mass-notification:access';
const HOOKS: Readonly<Record<AudienceList, Hooks>> = { customers, loans };

type Customer = MockRecord & AddressedFacts;

/** The customer that a record of an audience is, or belongs to. */
export const customerBehind = (call: Call, of: AudienceList, record: MockRecord) =>
  (of === 'customers'
    ? record
    : call.store.collection('customers')?.get(record.customerId as number)) as Customer | undefined;

/** An audience of a call's body. @throws ApiError 400 for a list that has no audiences */
export function audienceIn({ of, filter }: Readonly<Record<string, unknown>>): Audience {
  const list = AUDIENCE_LISTS.find((one) => one === of);
  if (!list) throw invalid({ audience: 'validation.invalid_value' });
  return { of: list, filter: (filter ?? {}) as Audience['filter'] };
}

/**
 * The records of an audience that the caller may see, as the list itself would find them.
 * @throws ApiError 403 without the right to the list
 */
export function recordsOf(call: Call, audience: Audience): readonly MockRecord[] {
  const { of, filter } = audience;
  if (isEverybody(audience) && may(call.caller, SEND_TO_ALL)) return passing(call, of, []);
  const collection = collectionOf(call, of);
  const { filters, q } = askedQuery(call, collection.entity, filter);
  return passing(call, of, [
    ...testsOf(collection, filters, HOOKS[of].filters),
    ...(q ? [searchTest(collection, q)] : []),
  ]);
}

function passing(call: Call, of: AudienceList, tests: ReturnType<typeof testsOf>) {
  const collection = collectionOf(call, of);
  const { entity, size } = collection;
  const own = visibleTo(call, entity);
  const all = own ? [...tests, own] : tests;
  return collection.select(all, { field: 'id', order: 'ASC' }, 0, size).records;
}

/** Those of the records who get a message, and why the others do not. */
export const receiversAmong = (
  call: Call,
  of: AudienceList,
  records: readonly MockRecord[],
  channels: readonly MessageChannel[],
  each = false,
): Receivers<MockRecord> => {
  const factsOf = (record: MockRecord) => {
    const customer = customerBehind(call, of, record);
    if (!customer) return undefined;
    const { id, username, email, phone } = customer;
    const loan = of === 'loans' ? record : undefined;
    const facts = receiverFacts(call.store, { customer, loan }, phone);
    return { ...facts, id, username, email, phone };
  };
  return receiversOf(records, factsOf, channels, each);
};
