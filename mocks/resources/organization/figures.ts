import type { ResourceName } from '../../../src/i18n/Catalogue';
import type { Collection } from '../../engine/Collection';
import { keptWhile } from '../../engine/keptWhile';
import type { MockRecord, RecId } from '../../engine/MockRecord';

export const UNITS = 'org-unit';
export const BRANCHES = 'org-branch';
export const POSITIONS = 'org-position';
export const HELD = 'org-user-position';
export const EMPLOYEES = 'org-employee' satisfies ResourceName;

/** What figures of the organisation are counted from. */
const PARTS = [UNITS, BRANCHES, POSITIONS, HELD, 'users', EMPLOYEES];

const same = (one: unknown, other: unknown): boolean => String(one ?? '') === String(other ?? '');

/** Writes what is another value now. */
function write(
  collection: Collection | undefined,
  record: MockRecord,
  to: Record<string, unknown>,
) {
  const differs = Object.entries(to).some(([name, value]) => record[name] !== value);
  if (differs) collection?.follow(record, to);
}

/**
 * Counts what is under a unit, at a branch and in a position, and carries names and roles to who has a position: nobody
 * writes them, they follow whatever was written (docs/domain/organisation.md 1.1).
 */
export const followFigures = keptWhile(
  (store) => PARTS.map((name) => store.collection(name)?.changes).join(),
  (store): void => {
    const [units, branches, positions, held, users, employees] = PARTS.map((name) =>
      store.collection(name),
    );
    const all = held?.all ?? [];
    const now = all.filter(({ state }) => state === 'HELD');
    for (const record of all) {
      const user = users?.get(record.staffId as RecId);
      const position = positions?.get(record.positionId as RecId);
      const branch = branches?.get(record.branchId as RecId);
      write(held, record, {
        // Whose account is gone keeps the name that the position knew.
        staffName: user
          ? `${user.lastName} ${user.firstName}`
          : (record.staffName ?? String(record.staffId)),
        positionName: position?.name ?? null,
        branchName: branch?.name ?? null,
        ...(record.state === 'HELD' ? { roleName: position?.roleName ?? null } : {}),
        ...(record.state === 'ENDED' && !record.roleName ? { roleName: position?.roleName } : {}),
      });
    }
    for (const record of positions?.all ?? []) {
      const own = now.filter(({ positionId }) => same(positionId, record.id));
      write(positions, record, {
        people: own.length,
        granted: own.filter(({ grantsRole }) => grantsRole === true).length,
      });
    }
    for (const record of employees?.all ?? []) {
      const own = now.filter(
        ({ staffId }) => Boolean(record.staffId) && same(staffId, record.staffId),
      );
      write(employees, record, {
        positionCount: own.length,
        positionNames: own.map(({ positionName }) => positionName).join(', ') || null,
      });
    }
    const working = (employees?.all ?? []).filter(({ state }) => state === 'WORKING');
    for (const record of branches?.all ?? []) {
      const own = now.filter(({ branchId }) => same(branchId, record.id));
      write(branches, record, {
        people: new Set(own.map(({ staffId }) => staffId)).size,
        employees: working.filter(({ branchId }) => same(branchId, record.id)).length,
      });
    }
    for (const record of units?.all ?? []) {
      const own = (branches?.all ?? []).filter(({ unitId }) => same(unitId, record.id));
      const ids = new Set(own.map(({ id }) => String(id)));
      const people = now.filter(({ branchId }) => ids.has(String(branchId)));
      const below = (units?.all ?? []).filter(
        ({ parentId, state }) => same(parentId, record.id) && state === 'ACTIVE',
      );
      write(units, record, {
        children: below.length,
        branches: own.length,
        people: new Set(people.map(({ staffId }) => staffId)).size,
        employees: working.filter(({ unitId }) => same(unitId, record.id)).length,
      });
    }
  },
);
