import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startGateways } from '../support/journeys/gateways';
import { main, openAt } from '../support/journeys/openAt';

const lab = startGateways();

const CALLS = '/loans/call-log';
const MORE_FILTERS = '+ Шүүлт';

/** What the menu of filters offers. */
async function offeredFilters(): Promise<(string | null)[]> {
  fireEvent.click(await screen.findByRole('button', { name: MORE_FILTERS }));
  const menu = await screen.findByRole('menu');
  const offered = within(menu).getAllByRole('menuitem');
  fireEvent.keyDown(menu, { key: 'Escape' });
  return offered.map(({ textContent }) => textContent);
}

test('names that the person may not have are not asked for: the list has the numbers at once', async () => {
  await openAt(CALLS, { permissions: ['loan-call:list'] });
  await main().findAllByText(/^1000\d\d$/);
  await main().findAllByText(/^3000\d\d$/);
  expect(lab.asked('/customers?id=', '/loans?id=')).toEqual([]);
});

test('names that the person may have are asked for, and stand in their place', async () => {
  await openAt(CALLS);
  await waitFor(() => expect(lab.asked('/loans?id=')).not.toEqual([]));
  await main().findAllByText(/^LN-2026-/);
});

test('a filter by records of which the person sees no list is not offered', async () => {
  await openAt('/sms', { person: 'operator' });
  const offered = await offeredFilters();
  expect(offered).toContain('Харилцагч');
  expect(offered).not.toContain('Зээл');
  expect(offered).not.toContain('Загвар');
});

test('it is offered to somebody who sees them', async () => {
  await openAt('/sms');
  const offered = await offeredFilters();
  expect(offered).toContain('Зээл');
  expect(offered).toContain('Загвар');
});

test('a filter that came with the address is there for everybody', async () => {
  await openAt(`/sms?filter=${encodeURIComponent('{"loanId":300002}')}`, {
    person: 'operator',
  });
  expect(await screen.findByLabelText('Зээл')).toBeTruthy();
});

test('a form whose choice is closed says so, and asks nobody', async () => {
  await openAt('/qr/create', { permissions: ['wa-qr-alias:list', 'wa-qr-alias:create'] });
  const customer = await screen.findByLabelText(/^Харилцагч/);
  fireEvent.mouseDown(customer);
  await screen.findByText('Таны эрх хүрэлцэхгүй байна.');
  expect(lab.asked('/customers?')).toEqual([]);
});
