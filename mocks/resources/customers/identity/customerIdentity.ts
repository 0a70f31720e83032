import {
  CustomerDataRejectionReason,
  IdImageRejectionCode,
} from '../../../../src/domain/enums/customers';
import { labelKeyOf, normalise } from '../../../../src/domain/enums/readEnum';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Call } from '../../../engine/Call';
import { consoleTexts } from '../../../engine/consoleTexts';
import type { Hooks } from '../../../engine/Hooks';
import { collectionOf } from '../../../engine/records';
import { NAME_LOG, wholeName } from '../../../../src/domain/customers/identityChanges';
import { refuseDealing } from '../../watchlists/entry/dealings';
import { listedEntry } from '../../watchlists/entry/watchlistStore';
import { forget } from '../customer/forget';
import { logName, logNames } from '../customer/nameLog';
import { followRegistration } from '../customer/registration';
import type { MockRecord } from '../../../engine/MockRecord';

type Actions = NonNullable<Hooks['actions']>;
type Asked = Readonly<Record<string, unknown>>;

const LOG = 'customers/verification-log';

/** The message that a customer gets, kept in the history: customers are written to in Mongolian. */
function notify({ store }: Call, customer: MockRecord, reason: string): void {
  store.history.add('customers', customer, {
    at: store.clock.iso(),
    by: null,
    action: 'notify',
    origin: 'AUTO',
    reason,
  });
}

function addRow(call: Call, resource: string, row: Record<string, unknown>): void {
  const collection = collectionOf(call, resource);
  collection.insert({ id: collection.nextId(), at: call.store.clock.iso(), ...row });
}

const logged = (call: Call, { id, tenant }: MockRecord, own: Record<string, unknown>): void =>
  addRow(call, LOG, {
    customerId: id,
    tenant,
    type: null,
    target: null,
    rejectionCode: null,
    reason: null,
    verifiedBy: call.caller.id,
    ...own,
  });

const approve: Actions[string] = (customer, call) => {
  logged(call, customer, { result: 'VERIFIED_MANUAL', reason: bodyOf(call).reason });
  notify(call, customer, consoleTexts('identity.messages.approved').mn);
  return { identityCode: null };
};

/** @throws ApiError 400 at the field `reason` for a code that is none of the three */
const deny: Actions[string] = (customer, call) => {
  const code = normalise(IdImageRejectionCode, bodyOf(call).reason);
  if (code === undefined) throw invalid({ reason: 'validation.invalid_value' });
  logged(call, customer, { result: 'DENIED', rejectionCode: code });
  notify(call, customer, consoleTexts(`enums.IdImageRejectionCode.${code}`).mn);
  return { identityCode: code };
};

/** Earlier contracts and their versions keep the name that was signed; the customer's record has the new one. */
const changeName: Actions[string] = (customer, call, asked) => {
  const names = {
    lastName: String(asked.lastName).trim(),
    firstName: String(asked.firstName).trim(),
  };
  logNames(call, customer, names, bodyOf(call).reason, asked);
  return names;
};

/**
 * A wrong register number is struck out and the right one put in its place; what goes by the number follows: lists,
 * registration (docs/domain/customers.md 3.4).
 * @throws ApiError 400 for the number of somebody else, 409 for one of the black list
 */
function correctedNumber(
  customer: MockRecord,
  call: Call,
  { field, input, asked }: { field: 'regnum' | 'companyRegnum'; input: string; asked: Asked },
): Record<string, unknown> {
  const [from, to] = [customer[field], String(asked[input])];
  if (from === to) return {};
  const taken = collectionOf(call, 'customers').all.some((other) => other[field] === to);
  if (taken) throw invalid({ [input]: 'people.regnum_taken' });
  // An own entry follows the person; a number of somebody else on the list is refused.
  if (listedEntry(call, { [field]: to })?.customerId !== customer.id)
    refuseDealing(call, { [field]: to }, 'REGISTRATION');
  const { reason } = bodyOf(call);
  logName(call, customer, { action: NAME_LOG.erroneous, from, to, reason }, asked);
  followRegistration(call.store, customer);
  return { [field]: to };
}

const correctNumber: Actions[string] = (customer, call, asked) => {
  const input = 'newRegnum';
  if (asked[input] === customer.regnum) throw invalid({ [input]: 'identity.number_unchanged' });
  // Who was verified, and scored, was the person of the former number (docs/domain/customers.md 3.7).
  return {
    ...correctedNumber(customer, call, { field: 'regnum', input, asked }),
    identityCode: null,
    score: null,
  };
};

const changeCompany: Actions[string] = (customer, call, asked) => {
  const name = String(asked.name).trim();
  const number = correctedNumber(customer, call, {
    field: 'companyRegnum',
    input: 'newCompanyRegnum',
    asked,
  });
  logNames(call, customer, { name }, bodyOf(call).reason, asked);
  return { name, ...number, ...(number.companyRegnum ? { score: null } : {}) };
};

/** A record that should never have been made, of the wrong kind or twice, goes as a deleted customer does. */
const deleteErroneous: Actions[string] = (customer, call, asked) => {
  logName(
    call,
    customer,
    {
      action: NAME_LOG.erroneous,
      from: wholeName(customer),
      to: null,
      reason: asked.deletionReason,
    },
    asked,
  );
  forget(call.store, customer.id);
  return {};
};

const rejectData: Actions[string] = (customer, call, { dataReasons }) => {
  const reasons = (dataReasons as string[]).map(
    (reason) => consoleTexts(labelKeyOf(CustomerDataRejectionReason, reason)).mn,
  );
  notify(call, customer, `${reasons.join('. ')}.`);
  return {};
};

/** What the actions on identity, name and data change beside the state (docs/domain/customers.md 3.1, 3.3, 3.4). */
export const identityActions: Actions = {
  approve_identity: approve,
  deny_identity: deny,
  change_name: changeName,
  correct_regnum: correctNumber,
  change_company: changeCompany,
  delete_erroneous: deleteErroneous,
  reject_data: rejectData,
};

/** Fields whose change has a history row of its own. */
export const IDENTITY_RECORDED = ['lastName', 'firstName', 'name'];
