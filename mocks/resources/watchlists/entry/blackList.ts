import type { MockRecord } from '../../../engine/MockRecord';

const BLACK = 1;

/** What of a person or company the list knows it by. */
type Numbers = Readonly<Record<string, unknown>>;

/**
 * Says who is on the black list: the list itself is asked, by registration numbers, so that every record of a person counts
 * (docs/domain/watchlists.md 1).
 * @param entries of the watch list
 */
export function blackListOf(entries: readonly MockRecord[]): (numbers: Numbers) => boolean {
  const listed = new Set(
    entries
      .filter(({ state, listType }) => state === 'LISTED' && Number(listType) === BLACK)
      .flatMap(({ regnum, companyRegnum }) => [regnum, companyRegnum])
      .filter(Boolean),
  );
  return ({ regnum, companyRegnum }) => listed.has(regnum) || listed.has(companyRegnum);
}
