import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';

startGateways();

/** The chart of the balance as a table, row by row. */
async function tableOf(id: number): Promise<string[][]> {
  await openAt(`/loans/${id}`);
  const card = await screen.findByRole('region', { name: 'Үлдэгдлийн явц' });
  await press('Хүснэгтээр харах', card);
  const table = await within(card).findByRole('table');
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
}

test('the balance of a loan has the figures of its schedule and of its account', async () => {
  const rows = await tableOf(WELL_KNOWN_LOANS.ongoing);
  const dayOf = (day: string) => rows.find(([at]) => at === day);
  expect(rows[0].slice(1, 3)).toEqual(['1,200,000.00', '1,200,000.00']);
  // Three instalments are paid; the balance is the one of the head, and of the days to come nothing is known.
  expect(dayOf('2026-11-21')?.slice(1)).toEqual(['936,903.27', '936,903.27', '1 Хэвийн']);
  expect(dayOf('2026-11-30')?.slice(2)).toEqual(['—', 'Төлөөгүй']);
  expect(rows.at(-1)?.[1]).toBe('0.00');
});
