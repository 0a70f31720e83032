import { numberOf } from './chart';
import type { Journal, LedgerLine } from './Ledger';

/** The lender whose account a line moves; undefined for the one whose journal it stands in. */
export type HomeOf = (line: LedgerLine, journal: Journal) => string | undefined;

/** What the journal of the other lender has behind the id of the one that it settles. */
const MARK = '-S-';

/** The id of the journal that another one settles; the id itself where it settles none. */
export const settledJournal = (id: string): string => id.split(MARK, 1)[0];

/**
 * Journals of which no line moves an account of another lender (docs/domain/ownership.md 3.1): such a line stands in a
 * balanced journal of that lender's, and both journals have the settlement between the two in its place.
 */
export const settledBetween = (journals: readonly Journal[], homeOf: HomeOf): Journal[] =>
  journals.flatMap((journal) => {
    const homes = journal.lines.map((line) => homeOf(line, journal) ?? journal.tenant);
    const others = [...new Set(homes)].filter((home) => home !== journal.tenant);
    if (others.length === 0) return [journal];
    const own = journal.lines.map((line, place) =>
      homes[place] === journal.tenant ? line : settlement(line.id, line),
    );
    return [{ ...journal, lines: own }, ...others.map((home) => counterpart(journal, home, homes))];
  });

/** The journal of the other lender: its own lines, each against the settlement. */
function counterpart(journal: Journal, home: string, homes: readonly string[]): Journal {
  const id = `${journal.id}${MARK}${home}`;
  const lines = journal.lines.filter((_, place) => homes[place] === home);
  return {
    ...journal,
    id,
    tenant: home,
    lines: lines.flatMap((line, place) => [
      { ...line, id: `${id}-${place * 2 + 1}` },
      settlement(`${id}-${place * 2 + 2}`, {
        ...line,
        debit: line.credit,
        credit: line.debit,
      }),
    ]),
  };
}

const settlement = (id: string, line: LedgerLine): LedgerLine => ({
  ...line,
  id,
  account: 'settlement',
  holder: null,
  number: numberOf('settlement'),
});
