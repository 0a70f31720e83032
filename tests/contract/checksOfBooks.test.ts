import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAY_OUTS } from '../../src/domain/ledger/payOut';
import { REFUSED } from '../../src/domain/ledger/refusedPayOut';
import { LEDGER_CHECKS } from '../../src/domain/reconcile/ledgerChecks';

// docs/domain/money.md 4.16: every check of the books has its row, with two sources, what parts them, and the way out.

/** The cells of the tables in a section of a document, row by row, without their heads. */
function rowsOf(path: string, section: string): string[][] {
  const text = readFileSync(path, 'utf8');
  const from = text.indexOf(`\n### ${section} `);
  const rest = text.slice(from + 1);
  const to = rest.slice(1).search(/\n##/);
  const lines = (to === -1 ? rest : rest.slice(0, to + 1)).split('\n');
  return lines
    .filter((line, at) => line.startsWith('|') && !/^\|-/.test(line) && !/^\|-/.test(lines[at + 1]))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const keysIn = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key);
const MONEY = 'docs/domain/money.md';
const table = rowsOf(MONEY, '4.16');

test('every check has one row, and every row is a check’s', () => {
  expect(table.flatMap(([check]) => keysIn(check))).toEqual([...LEDGER_CHECKS]);
});

test('whose outside parts a check, is a check', () => {
  const named = rowsOf('docs/domain/unknown-outcomes.md', '2.2').flatMap(([, check]) =>
    keysIn(check),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((key) => !LEDGER_CHECKS.some((check) => check === key))).toEqual([]);
});

test('what a bank refuses goes back to whose it is, by what it paid (docs/domain/money.md 4.2)', () => {
  const said = rowsOf(MONEY, '4.2').map(([paid, , back]) => [keysIn(paid)[0], keysIn(back)[0]]);
  const does = Object.entries(REFUSED).map(([kind, { returnsTo }]) => [
    kind,
    returnsTo ?? undefined,
  ]);
  expect(said).toEqual(does);
  // Each kind of pay-out but what is sent again, which keeps what it was for.
  expect(Object.keys(REFUSED).concat('TRANSFER_CORRECTED').sort()).toEqual(
    Object.keys(PAY_OUTS).sort(),
  );
});

describe.each(table.map((row) => [keysIn(row[0])[0], row] as const))('%s', (_, row) => {
  test('says both sources, what parts them, and the way out', () => {
    expect(row).toHaveLength(5);
    expect(row.slice(1).filter((cell) => cell.length < 8)).toEqual([]);
    expect(row[1]).not.toBe(row[2]);
  });
});
