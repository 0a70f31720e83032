import { StaffRole } from '../../../../src/domain/enums/common';
import { normalise } from '../../../../src/domain/enums/readEnum';
import { roleMoves, setPassword } from '../../../../src/resources/users/user/api';
import { checkedReason } from '../../../engine/actionRoutes';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { answerOne, collectionOf, recordOf } from '../../../engine/records';
import { checkedPassword, checkedRoles, hooks } from './rules';
import type { HistoryRow } from '../../../engine/History';
import type { MockRecord } from '../../../engine/MockRecord';
import { route } from '../../../engine/route';

const RESOURCE = 'users';
const RIGHT = 'user:manage';

function changed(
  call: Call,
  user: MockRecord,
  patch: Record<string, unknown>,
  row: Pick<HistoryRow, 'action' | 'field' | 'from' | 'to' | 'reason'>,
): Answer<MockRecord> {
  const { store, caller } = call;
  const at = store.clock.iso();
  const collection = collectionOf(call, RESOURCE);
  store.history.add(RESOURCE, user, { at, by: caller.id, origin: 'MANUAL', ...row });
  collection.change(user, { ...patch, updatedAt: at, updatedBy: caller.id });
  return {
    ...answerOne(call, collection.entity, user, hooks),
    commit: { resource: RESOURCE, id: user.id },
  };
}

function changePassword(call: Call): Answer<MockRecord> {
  need(call.caller, RIGHT);
  const user = recordOf(call, RESOURCE);
  const { password, temporaryPassword } = checkedPassword(call);
  const row = { action: 'password', reason: why(call) };
  call.store.passwords.set(user.id, password);
  return changed(call, user, { temporaryPassword }, row);
}

function setRoles(call: Call, action: 'add-role' | 'remove-role'): Answer<MockRecord> {
  need(call.caller, RIGHT);
  const user = recordOf(call, RESOURCE);
  const from = user.roles as readonly string[];
  const named = namedRoles(call);
  const wanted =
    action === 'add-role'
      ? [...new Set([...from, ...named])]
      : from.filter((role) => !named.includes(role));
  const roles = checkedRoles(user, wanted, call);
  const row = { action, field: 'roles', from, to: roles, reason: why(call) };
  return changed(call, user, { roles }, row);
}

/** Why a password or a role is changed: asked for, and kept in the history. @throws ApiError 400 at `reason` */
const why = (call: Call): string => {
  const { reason } = bodyOf(call);
  return checkedReason(typeof reason === 'string' ? reason.trim() : '', true);
};

/** The roles of the body (`roles` or `role`) or of the query (`role`). */
function namedRoles(call: Call): readonly string[] {
  const { roles, role } = bodyOf(call);
  const given = [roles ?? role ?? call.query.getAll('role')].flat();
  const known = given.map((one) => normalise(StaffRole, one));
  if (given.length === 0) throw invalid({ roles: 'validation.role_required' });
  if (known.includes(undefined)) throw invalid({ roles: 'validation.invalid_value' });
  return known as string[];
}

/** Password and roles of a staff account; creating, editing and deleting are ordinary (docs/domain/identity.md 6.2). */
export const routes: readonly Route[] = [
  route(setPassword, changePassword),
  route(roleMoves.add, (call) => setRoles(call, 'add-role')),
  route(roleMoves.remove, (call) => setRoles(call, 'remove-role')),
];
