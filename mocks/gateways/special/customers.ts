import { ACCESS_FLAGS, accessValue, type AccessFlag } from '../../samples/accessCauses';
import { checkedReason } from '../actRoutes';
import { ApiError, notFound } from '../ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../Call';
import { need } from '../Caller';
import { answerOne, collectionOf, recordOf } from '../records';
import { customerDetails } from '../customerDetails';
import type { Rec } from '../Rec';
import { isVisible } from '../tenancy';
import { causesOf } from '../hooks/customers';

const RESOURCE = 'customers';

/** Finds a customer's id by register number or phone; 404 when there is none. */
function findId(call: Call): Answer {
  need(call.caller, 'customer:list');
  const [regnum, phone] = ['regnum', 'phone'].map((name) =>
    call.query.get(name)?.trim().toUpperCase(),
  );
  const found = collectionOf(call, RESOURCE).all.find(
    (customer) =>
      ((regnum && (customer.regnum === regnum || customer.companyRegnum === regnum)) ||
        (phone && customer.phone === phone)) &&
      isVisible(call.caller, customer),
  );
  if (!found) throw notFound();
  return { body: { id: found.id } };
}

/** The record without masks; that it was looked at is written into its history. */
function lessNoMask(call: Call): Answer {
  need(call.caller, 'customer:view');
  const customer = recordOf(call, RESOURCE);
  call.store.history.add(RESOURCE, customer, {
    at: call.store.clock.iso(),
    by: call.caller.id,
    action: 'reveal',
    origin: 'MANUAL',
  });
  return { body: customerDetails(customer, call, false) };
}

/** Opens or closes one access: staff only take back or set their own cause, `NO_BY_SETTING` (domain 4.13). */
function setAccess(call: Call, act: 'open' | 'close'): Answer {
  const { store, caller, params } = call;
  const flag = flagOf(params.flag);
  need(caller, flag === 'canOtpRequest' ? 'auth-cus-otp:access' : 'customer:create');
  const customer = recordOf(call, RESOURCE);
  const given = bodyOf(call).reason;
  const reason = checkedReason(typeof given === 'string' ? given.trim() : '', true);
  const causes = causesOf(customer)[flag] ?? [];
  const from = accessValue(causes);
  if (from === 'NO_DUE_LOAN' || from === 'NO_DUE_FRAUD') {
    const held = causes.filter(({ by }) => by === null);
    throw new ApiError(409, from === 'NO_DUE_LOAN' ? 'ACCESS_HELD_LOAN' : 'ACCESS_HELD_FRAUD', {
      code: 'ACCESS_HELD',
      extra: { state: from, causes: held },
    });
  }
  if (from === (act === 'open' ? 'YES' : 'NO_BY_SETTING')) {
    throw new ApiError(409, 'TRANSITION_FORBIDDEN', {
      values: { state: from },
      extra: { state: from },
    });
  }
  const at = store.clock.iso();
  const own = { cause: 'NO_BY_SETTING' as const, since: at, by: caller.id, reason };
  const left = act === 'close' ? [own] : [];
  const to = accessValue(left);
  store.history.add(RESOURCE, customer, {
    at,
    by: caller.id,
    action: act,
    field: flag,
    from,
    to,
    origin: 'MANUAL',
    reason,
  });
  const collection = collectionOf(call, RESOURCE);
  collection.change(customer, {
    [flag]: to,
    accessCauses: { ...causesOf(customer), [flag]: left },
    updatedAt: at,
    updatedBy: caller.id,
  });
  return {
    ...answerOne(call, collection.entity, customer, {
      resource: RESOURCE,
      present: (_, inner) => customerDetails(customer, inner, true),
    }),
    commit: { resource: RESOURCE, id: customer.id },
  };
}

function accessHistory(call: Call): Answer {
  need(call.caller, 'customer:view');
  const customer: Rec = recordOf(call, RESOURCE);
  const flag = call.query.get('flag');
  const asked: readonly string[] = flag === null ? ACCESS_FLAGS : [flagOf(flag)];
  const rows = call.store.history.of(RESOURCE, customer);
  return { body: rows.filter(({ field }) => field !== undefined && asked.includes(field)) };
}

function flagOf(name: string): AccessFlag {
  const flag = ACCESS_FLAGS.find((one) => one === name);
  if (!flag) throw notFound();
  return flag;
}

/** Customer calls beside the ordinary ones (specification 1 §7, decisions 7, domain 4.13). */
export const routes: readonly Route[] = [
  { gateway: 'customer', method: 'GET', path: '/customers/id-by-regnum-or-phone', run: findId },
  { gateway: 'customer', method: 'GET', path: '/customers/:id/less-nomask', run: lessNoMask },
  {
    gateway: 'customer',
    method: 'POST',
    path: '/customers/:id/access/:flag/open',
    run: (call) => setAccess(call, 'open'),
  },
  {
    gateway: 'customer',
    method: 'POST',
    path: '/customers/:id/access/:flag/close',
    run: (call) => setAccess(call, 'close'),
  },
  { gateway: 'customer', method: 'GET', path: '/customers/:id/access-history', run: accessHistory },
];
