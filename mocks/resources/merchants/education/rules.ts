import type { Hooks } from '../../../engine/Hooks';
import { collectionOf } from '../../../engine/records';
import { countStudents, INSTITUTES } from './students';

/** Accounts that are new are not asked by the bank's gateway yet; those that stay are as they were. */
const withRuns = (bankAccounts: unknown) =>
  (bankAccounts as Record<string, unknown>[]).map((account) => ({
    ...account,
    isRun: account.isRun ?? false,
    lastRun: account.lastRun ?? null,
  }));

/** Institutes: their students are counted; cancelled, they are hidden with them (docs/domain/organisation.md 3.1). */
export const hooks: Hooks = {
  resource: INSTITUTES,
  follows: ['education'],
  passing: countStudents,
  create: ({ bankAccounts }) => ({ bankAccounts: withRuns(bankAccounts), students: 0 }),
  update: (_record, values) =>
    'bankAccounts' in values ? { bankAccounts: withRuns(values.bankAccounts) } : {},
  present: (shown, call) => {
    countStudents(call.store);
    return { ...shown, students: collectionOf(call, INSTITUTES).get(shown.id)?.students ?? 0 };
  },
};
