import { StaffRole } from '../../../../src/domain/enums/common';
import { MANAGE_USERS } from '../../../../src/domain/enums/users';
import { normalise } from '../../../../src/domain/enums/readEnum';
import { readOpenWork, roleMoves, setPassword } from '../../../../src/resources/users/user/api';
import { checkedReason } from '../../../engine/actionRoutes';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { consoleTexts } from '../../../engine/consoleTexts';
import { answerOne, collectionOf, recordOf } from '../../../engine/records';
import { changeRights, refuseChange, rolesOf } from './changeOfRights';
import { nameOfStaff } from './nameOfStaff';
import { openWorkOf } from './openWork';
import { checkedPassword, checkedRoles, hooks } from './rules';
import type { MockRecord } from '../../../engine/MockRecord';
import { route } from '../../../engine/route';

const RESOURCE = 'users';

const changed = (call: Call, user: MockRecord): Answer<MockRecord> => ({
  ...answerOne(call, collectionOf(call, RESOURCE).entity, user, hooks),
  commit: { resource: RESOURCE, id: user.id },
});

/** A password that somebody else knows is good for one sign-in, and its owner is told of it (docs/domain/identity.md 6.2). */
function changePassword(call: Call): Answer<MockRecord> {
  need(call.caller, MANAGE_USERS);
  const user = recordOf(call, RESOURCE);
  const { store, caller } = call;
  const password = checkedPassword(call);
  if (bodyOf(call).temporaryPassword === false)
    throw invalid({ temporaryPassword: 'users.temporary_help' });
  const at = store.clock.iso();
  const row = {
    at,
    by: caller.id,
    origin: 'MANUAL',
    action: 'password',
    reason: why(call),
  } as const;
  store.passwords.set(user.id, password);
  store.history.add(RESOURCE, user, row);
  collectionOf(call, RESOURCE).change(user, {
    temporaryPassword: true,
    passwordSetBy: caller.id,
    updatedAt: at,
    updatedBy: caller.id,
  });
  store.notifications.add(String(user.id), {
    type: 'OTHER',
    title: consoleTexts('users.password_notice.title').mn,
    body: consoleTexts('users.password_notice.body').mn.replace(
      '%{who}',
      nameOfStaff(store, caller.id),
    ),
    route: '/profile',
  });
  return changed(call, user);
}

function setRoles(call: Call, action: 'add-role' | 'remove-role'): Answer<MockRecord> {
  need(call.caller, MANAGE_USERS);
  const user = recordOf(call, RESOURCE);
  const from = rolesOf(user);
  const named = namedRoles(call);
  const wanted =
    action === 'add-role'
      ? [...new Set([...from, ...named])]
      : from.filter((role) => !named.includes(role));
  const changes = [{ account: user, roles: wanted }];
  refuseChange(call, changes);
  checkedRoles(from, wanted);
  changeRights(call, changes, { action, reason: why(call) });
  return changed(call, user);
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
  route(readOpenWork, (call) => {
    need(call.caller, MANAGE_USERS);
    return { body: openWorkOf(call, recordOf(call, RESOURCE).id) };
  }),
];
