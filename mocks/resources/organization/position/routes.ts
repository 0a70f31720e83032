import { StaffRole } from '../../../../src/domain/enums/common';
import { normalise } from '../../../../src/domain/enums/readEnum';
import {
  readRoleChange,
  type RoleChange,
} from '../../../../src/resources/organization/position/api';
import { KEEP_STRUCTURE } from '../../../../src/resources/organization/rights';
import { invalid } from '../../../engine/ApiError';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { POSITIONS } from '../figures';
import { rightsChange, rolesAfter } from '../roles';
import { holdersOf } from './rules';

/** Whom another role concerns, by the very rule that changes them. */
function roleChange(call: Call): Answer<RoleChange> {
  need(call.caller, KEEP_STRUCTURE);
  const record = recordOf(call, POSITIONS);
  const to = normalise(StaffRole, call.query.get('roleName'));
  if (to === undefined) throw invalid({ roleName: 'validation.invalid_value' });
  const held = holdersOf(call, record);
  const given = held.filter(({ grantsRole }) => grantsRole === true);
  const people = given.map((one) =>
    rightsChange(call, one.staffId, { roles: rolesAfter(call.store, one, to, held) }),
  );
  const waiting = held
    .filter((one) => !given.includes(one))
    .map(({ staffId, staffName }) => ({ id: String(staffId), name: String(staffName) }));
  return { body: { people, waiting } };
}

/** What another role of a position would change. */
export const routes: readonly Route[] = [route(readRoleChange, roleChange)];
