import { effectiveAccess, type AccessCause } from '../../../../src/domain/access/accessRules';
import type { Person } from '../../../identity/Person';
import { daysBefore } from '../../../engine/samples/daysBefore';

/** The four accesses of a customer, by their field (docs/domain/customers.md 6.1). */
export const ACCESS_FLAGS = [
  'canLend',
  'canTransfer',
  'canOtpRequest',
  'isCashOutDeposit',
] as const;
export type AccessFlag = (typeof ACCESS_FLAGS)[number];

export type AccessCauses = Partial<Record<AccessFlag, AccessCause[]>>;

/** What an access is worth while no lead has said anything. */
export const accessValue = (causes: readonly AccessCause[] = []) => effectiveAccess({ causes }, '');

interface Situation {
  index: number;
  overdue: boolean;
  /** Open fraud cases of the customer. */
  fraudCases: number;
  /** Entry of the black list, with the day from which it counts. */
  listed?: { entryId: number; day: string };
  people: readonly Person[];
  today: string;
}

/** Holds that fit a customer's situation: an overdue loan, a fraud log, staff's own closing. */
export function accessCausesFor({
  index,
  overdue,
  fraudCases,
  listed,
  people,
  today,
}: Situation): AccessCauses {
  const causes: AccessCauses = {};
  const daysAgo = (days: number) => `${daysBefore(today, days)}T03:15:00.000Z`;
  const since = daysAgo(3 + (index % 60));
  const add = (flag: AccessFlag, cause: AccessCause) => (causes[flag] ??= []).push(cause);
  if (overdue) {
    add('canLend', { cause: 'NO_DUE_LOAN', since, by: null, source: `LN-${200_000 + index}` });
    if (index % 3 === 0) {
      add('isCashOutDeposit', {
        cause: 'NO_DUE_LOAN',
        since,
        by: null,
        source: `LN-${200_000 + index}`,
      });
    }
  }
  for (let place = 0; place < fraudCases; place += 1) {
    const cause: AccessCause = {
      cause: 'NO_DUE_FRAUD',
      since: daysAgo(3 + (index % 60) + place * 2),
      by: null,
      source: `FR-${30_000 + index + place}`,
    };
    for (const flag of ACCESS_FLAGS) add(flag, cause);
  }
  if (listed)
    add('canLend', {
      cause: 'NO_BY_SETTING',
      since: `${listed.day}T03:20:00.000Z`,
      by: people.find(({ username }) => username === 'operator')?.id ?? null,
      source: `bw-list/${listed.entryId}`,
    });
  if (index % 17 === 6) {
    const operator = people.find(({ username }) => username === 'operator')?.id ?? null;
    add(ACCESS_FLAGS[index % 4], {
      cause: 'NO_BY_SETTING',
      since: `${daysBefore(today, 70 + (index % 30))}T02:40:00.000Z`,
      by: operator,
      reason: 'Харилцагч өөрөө хүсэлт гаргасан тул хаав.',
    });
  }
  return causes;
}
