// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from '../../src/ui/DataTable/DataTable';

afterEach(cleanup);

it('begins with what a period began with, and ends with what it ended with', () => {
  render(
    <DataTable
      caption="Statement"
      columns={[
        { key: 'date', head: 'Day', cell: ({ date }) => date },
        { key: 'debit', head: 'Debit', cell: ({ debit }) => debit },
        { key: 'balance', head: 'Balance', cell: ({ balance }) => balance },
      ]}
      rows={[{ date: '2026-11-20', debit: '25.00', balance: '125.00' }]}
      keyOf={({ date }) => date}
      before={{ date: 'Opening balance', balance: '100.00' }}
      sums={[{ date: 'Closing balance', debit: '25.00', balance: '125.00' }]}
    />,
  );
  const rows = screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Day', 'Debit', 'Balance'],
    ['Opening balance', '100.00'],
    ['2026-11-20', '25.00', '125.00'],
    ['Closing balance', '25.00', '125.00'],
  ]);
});
