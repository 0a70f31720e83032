// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DiffTable, type Difference } from '../../src/ui/DiffTable/DiffTable';

afterEach(cleanup);

/** The cells of the rows that are shown, without the heading. */
function shown(rows: readonly Difference[]): string[] {
  render(<DiffTable rows={rows} />);
  const [, ...drawn] = screen.getAllByRole('row');
  return drawn.map((row) =>
    [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')]
      .map(({ textContent }) => textContent)
      .join(' | '),
  );
}

describe('a table of before and after', () => {
  it('leaves out what is missing on both sides', () => {
    expect(
      shown([
        { label: 'Balance', before: '100.00', after: '40.00' },
        { label: 'Next due date', before: undefined, after: null },
        { label: 'Account', before: '—', after: '' },
      ]),
    ).toEqual(['Balance | 100.00 | 40.00']);
  });

  it('keeps what is missing on one side, and a zero', () => {
    expect(
      shown([
        { label: 'Account', before: null, after: '5300123456' },
        { label: 'Next due date', before: '2026-12-21', after: null },
        { label: 'Days overdue', before: 0, after: 0 },
      ]),
    ).toEqual([
      'Account | — | 5300123456',
      'Next due date | 2026-12-21 | —',
      'Days overdue | 0 | 0',
    ]);
  });

  it('keeps all rows where none of them has anything', () => {
    expect(
      shown([
        { label: 'Limit', before: null, after: null },
        { label: 'Score', before: '—', after: undefined },
      ]),
    ).toEqual(['Limit | — | —', 'Score | — | —']);
  });
});
