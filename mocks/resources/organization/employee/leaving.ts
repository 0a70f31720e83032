import type { Leaving } from '../../../../src/resources/organization/employee/api';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { consoleTexts } from '../../../engine/consoleTexts';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import {
  accountOf,
  changeRights,
  leavesNoManager,
  refuseChange,
  rolesOf,
  type ChangeOfRights,
} from '../../users/user/changeOfRights';
import { nameOfStaff } from '../../users/user/nameOfStaff';
import { handOver, openWorkOf } from '../../users/user/openWork';
import { EMPLOYEES, HELD } from '../figures';
import { rightsChange } from '../roles';

/** Nothing is left of the rights of who leaves, by whatever door they came (docs/domain/organisation.md 1.6). */
const NOTHING = { roles: [], enabled: false } as const;

/** What ends with an employment, calculated; nothing of it is done. */
interface Plan {
  account: MockRecord | undefined;
  /** Positions that the account has now. */
  held: readonly MockRecord[];
  changes: readonly ChangeOfRights[];
}

function planOf(call: Call, { staffId }: MockRecord): Plan {
  const account = staffId ? accountOf(call.store, staffId) : undefined;
  const held = account
    ? collectionOf(call, HELD).all.filter(
        (one) => one.staffId === account.id && one.state === 'HELD',
      )
    : [];
  return { account, held, changes: account ? [{ account, ...NOTHING }] : [] };
}

/** What would end, in words that the console shows before. */
export function leavingOf(call: Call, employee: MockRecord): Leaving {
  const { account, held } = planOf(call, employee);
  const givenBy = (role: string) =>
    held
      .filter(({ grantsRole, roleName }) => grantsRole === true && roleName === role)
      .map(({ positionName }) => String(positionName));
  return {
    account: account
      ? { loginName: String(account.loginName), isOpen: account.enabled !== false }
      : null,
    roles: account ? rolesOf(account).map((role) => ({ role, positions: givenBy(role) })) : [],
    positions: held.map(({ id, positionName, branchName }) => ({
      id: Number(id),
      positionName: String(positionName),
      branchName: (branchName ?? null) as string | null,
    })),
    change: account ? rightsChange(call, account.id, NOTHING) : null,
    work: account ? openWorkOf(call, account.id) : [],
  };
}

/** Whether nobody could manage users any more if the employee left. */
export const isLastManager = (call: Call, employee: MockRecord): boolean =>
  leavesNoManager(call.store, planOf(call, employee).changes);

/**
 * Who takes over what an employee leaves open: a colleague of the lender whose account is open. Undefined where nothing is.
 * @throws ApiError 400 at `handedTo`
 */
function receiverOf(
  { store }: Call,
  account: MockRecord,
  handedTo: unknown,
  isOpen: boolean,
): MockRecord | undefined {
  const field = (message: string) => invalid({ handedTo: `organization.employee.${message}` });
  if (handedTo === null || handedTo === undefined || handedTo === '') {
    if (isOpen) throw field('hand_over_needed');
    return undefined;
  }
  const receiver = accountOf(store, handedTo);
  const mayTake =
    receiver &&
    receiver.id !== account.id &&
    receiver.enabled !== false &&
    receiver.tenant === account.tenant;
  if (!mayTake) throw field('hand_over_to');
  return receiver;
}

/** Ends what ends with an employment, with a row in every history that it touches; what is open goes on by name. */
export function endEverything(
  call: Call,
  employee: MockRecord,
  leftOn: string,
  handedTo: unknown,
): void {
  const { account, held, changes } = planOf(call, employee);
  refuseChange(call, changes, 'employment');
  const { store, caller } = call;
  const isOpen = account !== undefined && openWorkOf(call, account.id).length > 0;
  const receiver = account && receiverOf(call, account, handedTo, isOpen);
  const source = `${EMPLOYEES}/${employee.id}`;
  const row = {
    at: store.clock.iso(),
    by: caller.id,
    action: 'end',
    origin: 'MANUAL',
    source,
  } as const;
  for (const one of held) {
    if (one.grantsRole === true)
      store.history.add(HELD, one, { ...row, field: 'grantsRole', from: true, to: false });
    store.history.add(HELD, one, { ...row, field: 'state', from: 'HELD', to: 'ENDED' });
    collectionOf(call, HELD).change(one, { state: 'ENDED', grantsRole: false, until: leftOn });
  }
  changeRights(call, changes, { action: 'leaving', source });
  if (!account || !receiver) return;
  const { drafts, waiting } = handOver(call, [account.id, receiver.id], source);
  const said = consoleTexts('organization.employee.handed_over.body').mn;
  store.notifications.add(String(receiver.id), {
    type: 'OTHER',
    title: consoleTexts('organization.employee.handed_over.title').mn,
    body: said
      .replace('%{who}', nameOfStaff(store, String(account.id)))
      .replace('%{drafts}', String(drafts))
      .replace('%{waiting}', String(waiting)),
    route: '/',
  });
}
