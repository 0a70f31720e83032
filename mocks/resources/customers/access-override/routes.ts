import { WithdrawAccess } from '../../../../src/domain/enums/customers';
import {
  closedByStaff,
  effectiveAccess,
  isAutoCause,
  isByList,
  manualAccess,
  openedByStaff,
} from '../../../../src/domain/access/accessRules';
import {
  accessMoves,
  readAccess,
  readAccessHistory,
  type AccessState,
  type AccessChange,
} from '../../../../src/resources/customers/customer/api';
import { ACCESS_FLAGS, type AccessFlag } from './accessCauses';
import { checkedReason } from '../../../engine/actionRoutes';
import { ApiError, notFound } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { enumTexts } from '../../../engine/consoleTexts';
import { changeAccess, statusOf } from './customerAccess';
import { customerDetails } from '../customer/customerDetails';
import { blockedAnswer } from '../../../engine/hindered';
import { answerOne, collectionOf, heldRecordOf, recordOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { route } from '../../../engine/route';

const RESOURCE = 'customers';

/**
 * Opens or closes one access: staff only take back or set their own cause, `NO_BY_SETTING`
 * (docs/domain/customers.md 6.2).
 */
function setAccess(call: Call, action: 'open' | 'close'): Answer<MockRecord> {
  const { store, caller, params } = call;
  const flag = flagOf(params.flag);
  need(caller, flag === 'canOtpRequest' ? 'auth-cus-otp:access' : 'customer:create');
  const customer = heldRecordOf(call, RESOURCE);
  const given = bodyOf(call).reason;
  const reason = checkedReason(typeof given === 'string' ? given.trim() : '', true);
  const standing = statusOf(customer, flag);
  const from = effectiveAccess(standing, store.clock.today());
  if (isAutoCause(from)) {
    throw new ApiError(409, from === 'NO_DUE_LOAN' ? 'ACCESS_HELD_LOAN' : 'ACCESS_HELD_FRAUD', {
      code: 'ACCESS_HELD',
      extra: { state: from, causes: standing.causes.filter(({ by }) => by === null) },
    });
  }
  if (action === 'open' && standing.causes.some(isByList))
    throw blockedAnswer({ kind: 'condition', message: 'actionBlocks.black_listed' });
  if (from === (action === 'open' ? 'YES' : 'NO_BY_SETTING')) {
    throw new ApiError(409, 'TRANSITION_FORBIDDEN', {
      values: { state: enumTexts(WithdrawAccess, from) },
      extra: { state: from },
    });
  }
  const own = { since: store.clock.iso(), by: caller.id, reason };
  const next = action === 'close' ? closedByStaff(standing, own) : openedByStaff(standing);
  changeAccess(store, customer, flag, next, {
    action: action,
    by: caller.id,
    origin: 'MANUAL',
    reason,
  });
  collectionOf(call, RESOURCE).change(customer, { updatedBy: caller.id });
  return {
    ...answerOne(call, collectionOf(call, RESOURCE).entity, customer, {
      resource: RESOURCE,
      present: (_, inner) => customerDetails(customer, inner, true),
    }),
    commit: { resource: RESOURCE, id: customer.id },
  };
}

/** What each access is worth, why, and what a lead has said (`GET /customers/{id}/access`). */
function accessStates(call: Call): Answer<AccessState[]> {
  need(call.caller, 'customer:view');
  const customer = recordOf(call, RESOURCE);
  const loans = call.store.collection('loans')?.all ?? [];
  const loanIdOf = (source?: string): number | null =>
    source === undefined
      ? null
      : ((loans.find(({ code }) => code === source)?.id as number) ?? null);
  const states = ACCESS_FLAGS.map((field): AccessState => {
    const standing = statusOf(customer, field);
    return {
      field,
      value: effectiveAccess(standing, call.store.clock.today()),
      manual: manualAccess(standing),
      causes: standing.causes.map((cause) => ({ ...cause, loanId: loanIdOf(cause.source) })),
      override: standing.override ?? null,
    };
  });
  return { body: states };
}

function accessHistory(call: Call): Answer<AccessChange[]> {
  need(call.caller, 'customer:view');
  const customer: MockRecord = recordOf(call, RESOURCE);
  const flag = call.query.get('flag');
  const asked: readonly AccessFlag[] = flag === null ? ACCESS_FLAGS : [flagOf(flag)];
  const rows = call.store.history.of(RESOURCE, customer);
  const body = rows.flatMap((row): AccessChange[] => {
    const field = asked.find((one) => one === row.field);
    return field ? [{ ...row, field }] : [];
  });
  return { body };
}

function flagOf(name: string): AccessFlag {
  const flag = ACCESS_FLAGS.find((one) => one === name);
  if (!flag) throw notFound();
  return flag;
}

/** The four accesses (docs/domain/customers.md 6.1); a lead's word against a hold is a record of `access_override`. */
export const routes: readonly Route[] = [
  route(accessMoves.open, (call) => setAccess(call, 'open')),
  route(accessMoves.close, (call) => setAccess(call, 'close')),
  route(readAccess, accessStates),
  route(readAccessHistory, accessHistory),
];
