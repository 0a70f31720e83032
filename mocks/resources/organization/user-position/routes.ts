import {
  readHolderChange,
  readRoleOffer,
  type RoleOffer,
} from '../../../../src/resources/organization/user-position/api';
import type { RightsChange } from '../../../../src/resources/organization/position/api';
import { invalid } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { HELD, POSITIONS } from '../figures';
import { rightsChange, rolesAfter } from '../roles';

/** The role that a position offers, and what it would give. */
function offer(call: Call): Answer<RoleOffer> {
  need(call.caller, readRoleOffer.access);
  const asked = (name: string, resource: string) => {
    const id = call.query.get(name);
    if (!id) throw invalid({ [name]: 'validation.required' });
    return recordOf({ ...call, params: { id } }, resource);
  };
  const account = asked('staffId', 'users');
  const roleName = String(asked('positionId', POSITIONS).roleName);
  const before = account.roles as readonly string[];
  const isHeld = before.includes(roleName);
  const { gains } = rightsChange(call, account.id, {
    roles: isHeld ? before : [...before, roleName],
  });
  return { body: { roleName, isHeld, isOwn: account.id === call.caller.id, gains } };
}

/** What one of the actions would change for who has the position, by the very rule that does it. */
function holderChange(call: Call): Answer<RightsChange> {
  need(call.caller, readHolderChange.access);
  const record = recordOf(call, HELD);
  const action = call.query.get('action');
  if (!['grant_role', 'withdraw_role', 'end'].includes(action ?? ''))
    throw invalid({ action: 'validation.invalid_value' });
  const to = action === 'grant_role' ? String(record.roleName) : null;
  return {
    body: rightsChange(call, record.staffId, { roles: rolesAfter(call.store, record, to) }),
  };
}

/** What positions offer and their actions change. */
export const routes: readonly Route[] = [
  route(readRoleOffer, offer),
  route(readHolderChange, holderChange),
];
