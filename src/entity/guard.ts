import type { Right } from '../domain/enums/permissions';
import type { Access } from './entity';

/**
 * What stands beside a right that only opens a list or a record, where the documents know no other right for a write: it is
 * then the right to ask, and not yet to decide (docs/domain/authority.md 1.2).
 *  - `secondPerson`: who made, changed or asked for it does not decide it (`notByMaker`);
 *  - `limit`: one person does it alone up to a sum a day; beyond it a lead does. `limit` names the amount: what the action
 *    asks for, or a field of the new record;
 *  - `lead`: who has nothing but the right of a list needs that of a lead beside it;
 *  - `mainTenant`: people of the main lender alone (`ruledBy`);
 *  - `inForceByAnother`: what is asked for holds only once another person puts it in force (docs/domain/authority.md 4), whatever
 *    the right;
 *  - `proof`: the gateway does it only where its own figures say so: the bank's line, days past due, what was received;
 *  - `asks`, `refuses`, `notes`: harmless. It asks somebody for a decision, an answer or a payment; declines or stops what was
 *    asked for; writes down a word, a copy or a report of what the books say. None of them moves money or rights.
 */
export type Guard =
  | 'secondPerson'
  | 'lead'
  | 'mainTenant'
  | 'inForceByAnother'
  | 'proof'
  | Harmless
  | { readonly limit: string };

/** What of the last month would have gone otherwise by a change: `settingChange.effects.<says>` (docs/domain/authority.md 4.4). */
export interface Effect {
  readonly says:
    | 'asks_second'
    | 'passes'
    | 'sent'
    | 'fees'
    | 'written'
    | 'amounts'
    | 'fits'
    | 'caught'
    | 'caps'
    | 'within_cap'
    | 'points'
    | 'passed';
  /** The setting that does it, where one does. */
  readonly field?: string;
  /** Of how many. */
  readonly of?: number;
  /** A number, or an amount as a decimal string. */
  readonly before: number | string;
  readonly after: number | string;
}

/**
 * Why nothing of the last month can be worked out by a change: `settingChange.without.<why>`.
 *  - `untraced`: what was refused by it, or never asked for because of it, has left no trace;
 *  - `moved_on`: what it was judged by then (balances, days, states) is not what it is now;
 *  - `machine`: it says when the system does its work, and decides on nothing;
 *  - `unused`: nothing is worked out by it before something else is there.
 */
export type WithoutEffect = 'untraced' | 'moved_on' | 'machine' | 'unused';

/** What needs nobody beside who does it. */
export type Harmless = 'asks' | 'refuses' | 'notes';

const HARMLESS: readonly unknown[] = ['asks', 'refuses', 'notes'] satisfies Harmless[];

export const isHarmless = (guard: Guard | undefined): guard is Harmless => HARMLESS.includes(guard);

/** Rights whose name opens a list, a record, a search or a file. */
const OPENS = /:(?:.+-)?(?:list|view|search|export|decode)$/;

/** Whether a right, by its name, opens something to be read and says nothing of writing. */
export const onlyOpens = (right: string): boolean => OPENS.test(right);

/** The rights among several that name the write itself. */
export const writingRights = (access: Access): readonly Right[] =>
  [access].flat().filter((right): right is Right => !onlyOpens(right));

/** The amount that a guard counts by the day; undefined for every other guard. */
export const limitedBy = (guard: Guard | undefined): string | undefined =>
  typeof guard === 'object' ? guard.limit : undefined;
