import type { Leaving } from '../../../../src/resources/organization/employee/api';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { EMPLOYEES, HELD } from '../figures';
import { accountOf, rightsChange, setRoles } from '../roles';

/** What ends with an employment, calculated; nothing of it is done. */
interface Plan {
  account: MockRecord | undefined;
  /** Positions that the account has now. */
  held: readonly MockRecord[];
  /** What the account keeps: roles that were given to it otherwise. */
  roles: readonly string[];
  closesAccount: boolean;
}

/** Every position ends, and takes the role along that was given by it (docs/domain/organisation.md 1.6). */
function planOf(call: Call, { staffId }: MockRecord): Plan {
  const account = staffId ? accountOf(call.store, staffId) : undefined;
  const held = account
    ? collectionOf(call, HELD).all.filter(
        (one) => one.staffId === account.id && one.state === 'HELD',
      )
    : [];
  const given = new Set(
    held.filter(({ grantsRole }) => grantsRole === true).map(({ roleName }) => roleName),
  );
  const before = (account?.roles ?? []) as readonly string[];
  const roles = before.filter((role) => !given.has(role));
  return {
    account,
    held,
    roles,
    closesAccount: account?.enabled === true && roles.length === 0,
  };
}

/** What would end, in words that the console shows before. */
export function leavingOf(call: Call, employee: MockRecord): Leaving {
  const { account, held, roles, closesAccount } = planOf(call, employee);
  return {
    positions: held.map(({ id, positionName, branchName, grantsRole, roleName }) => ({
      id: Number(id),
      positionName: String(positionName),
      branchName: (branchName ?? null) as string | null,
      roleName: grantsRole === true ? String(roleName) : null,
    })),
    change: account ? rightsChange(call, account.id, roles) : null,
    closesAccount,
  };
}

/** Ends what ends with an employment, with a row in every history that it touches. */
export function endEverything(call: Call, employee: MockRecord, leftOn: string): void {
  const { account, held, roles, closesAccount } = planOf(call, employee);
  if (!account) return;
  const { store, caller } = call;
  const source = `${EMPLOYEES}/${employee.id}`;
  const row = { at: store.clock.iso(), by: caller.id, origin: 'MANUAL', source } as const;
  for (const one of held) {
    const end = { ...row, action: 'end' };
    if (one.grantsRole === true)
      store.history.add(HELD, one, { ...end, field: 'grantsRole', from: true, to: false });
    store.history.add(HELD, one, { ...end, field: 'state', from: 'HELD', to: 'ENDED' });
    collectionOf(call, HELD).change(one, { state: 'ENDED', grantsRole: false, until: leftOn });
  }
  setRoles(call, account.id, roles, source);
  if (!closesAccount) return;
  store.history.add('users', account, {
    ...row,
    action: 'update',
    field: 'enabled',
    from: true,
    to: false,
  });
  collectionOf(call, 'users').change(account, { enabled: false, updatedAt: row.at });
}
