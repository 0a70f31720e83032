import { StaffRole } from '../../../src/domain/enums/common';
import { queryIdentity } from '../../../src/dataProviders/api';
import { ApiError } from '../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../engine/Call';
import { need } from '../../engine/Caller';
import { permissionsOfRole } from '../../engine/rights';
import { route } from '../../engine/route';

interface Query {
  query?: string;
  operationName?: string;
  variables?: { ids?: unknown };
}

/** Names behind user ids, open to everybody; an unknown id is left out. Or the roles, for who manages users. */
function query(call: Call): Answer {
  const { query: text = '', operationName = '', variables } = bodyOf(call) as Query;
  if (Array.isArray(variables?.ids))
    return { body: { data: { users: namesOf(call, variables.ids) } } };
  if (/roles/i.test(`${operationName} ${text}`)) {
    need(call.caller, 'user:manage');
    const roles = StaffRole.values.map((name) => ({
      id: name,
      name,
      permissions: permissionsOfRole(call.store.people, name),
    }));
    return { body: { data: { roles } } };
  }
  throw new ApiError(400, 'BAD_BODY');
}

function namesOf({ store }: Call, ids: readonly unknown[]) {
  const users = store.collection('users');
  return ids.flatMap((each) => {
    const id = String(each);
    const user = users?.get(id);
    const person = user ?? store.people.find((one) => one.id === id);
    if (!person) return [];
    const { firstName, lastName } = person as { firstName: string; lastName: string };
    const username = user ? user.loginName : (person as { username: string }).username;
    return [{ id, username, firstName, lastName, fullName: `${lastName} ${firstName}` }];
  });
}

/** `POST /graphql` of the identity gateway: `users(ids)` and `roles` (docs/domain/identity.md 6.1). */
export const routes: readonly Route[] = [route(queryIdentity, query)];
