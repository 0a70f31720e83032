import { keptWhile } from '../../../engine/keptWhile';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

export const INSTITUTES = 'merchant-education';
const EDUCATION = 'education';

const norm = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLocaleLowerCase('mn');

/** The institute that a record of education names; undefined for one that nobody has registered. */
export function instituteOf(store: Store, education: MockRecord): MockRecord | undefined {
  const name = norm(education.organization);
  return name === ''
    ? undefined
    : store.collection(INSTITUTES)?.all.find((one) => norm(one.name) === name);
}

/** How many people study at each institute: what they say of themselves decides (docs/domain/organisation.md 3.2). */
export const countStudents = keptWhile(
  (store) => `${store.collection(EDUCATION)?.changes} ${store.collection(INSTITUTES)?.changes}`,
  (store): void => {
    const institutes = store.collection(INSTITUTES);
    const people = new Map<unknown, Set<unknown>>();
    for (const one of store.collection(EDUCATION)?.all ?? []) {
      const institute = instituteOf(store, one);
      if (!institute) continue;
      const own = people.get(institute.id) ?? new Set();
      people.set(institute.id, own.add(one.customerId));
    }
    for (const one of institutes?.all ?? []) {
      const students = people.get(one.id)?.size ?? 0;
      if (one.students !== students) institutes?.follow(one, { students });
    }
  },
);
