import type { MockRecord } from '../../../engine/MockRecord';

const BLACK = 1;

/** What of a person or company the list knows it by. */
type Numbers = Readonly<Record<string, unknown>>;

/**
 * Says who is on the black list: the list itself is asked, by customers and registration numbers, so that every record of a
 * person counts (docs/domain/watchlists.md 1, 1.7).
 * @param entries of the watch list
 */
export function blackListOf(entries: readonly MockRecord[]): (person: Numbers) => boolean {
  const black = entries.filter(
    ({ state, listType }) => state === 'LISTED' && Number(listType) === BLACK,
  );
  const customers = new Set(black.map(({ customerId }) => customerId).filter(Boolean));
  const numbers = new Set(
    black.flatMap(({ regnum, companyRegnum }) => [regnum, companyRegnum]).filter(Boolean),
  );
  return ({ id, regnum, companyRegnum }) =>
    customers.has(id) || numbers.has(regnum) || numbers.has(companyRegnum);
}
