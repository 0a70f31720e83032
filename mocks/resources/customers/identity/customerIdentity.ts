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
import type { MockRecord } from '../../../engine/MockRecord';

type Actions = NonNullable<Hooks['actions']>;

const LOG = 'customers/verification-log';
const NAMES = 'customers/search/management-history';

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

const NAME_FIELDS = [
  ['lastName', 0],
  ['firstName', 1],
] as const;

/** Earlier contracts and their versions keep the name that was signed; the customer's record has the new one. */
const changeName: Actions[string] = (customer, call, asked) => {
  const { store, caller } = call;
  const files = store.files.shelved(collectionOf(call, NAMES).entity, {
    document: asked.document,
    documentImage: asked.documentImage,
  });
  const before = `${customer.lastName ?? ''} ${customer.firstName ?? ''}`.trim();
  for (const [field, action] of NAME_FIELDS) {
    const to = String(asked[field]).trim();
    if (to === customer[field]) continue;
    addRow(call, NAMES, {
      action,
      entity: before,
      regnum: customer.regnum,
      from: customer[field] ?? null,
      to,
      reason: bodyOf(call).reason,
      ...files,
      actor: caller.id,
      tenant: customer.tenant,
      customerId: customer.id,
    });
  }
  return {
    lastName: String(asked.lastName).trim(),
    firstName: String(asked.firstName).trim(),
  };
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
  reject_data: rejectData,
};

/** Fields whose change has a history row of its own. */
export const IDENTITY_RECORDED = ['lastName', 'firstName'];
