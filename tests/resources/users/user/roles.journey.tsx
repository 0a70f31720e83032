import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
/** An app operator. */
const USER = '/users/8d2f6a10-3c41-4b7e-9d05-000000000001';

const moves = (form: HTMLElement) =>
  within(form)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
    .filter((label) => label !== null);

test('the roles that may be assigned are offered, as the identity provider has them', async () => {
  await openAt(USER, { person: 'admin' });
  await press('Үүрэг оноох');
  const form = await dialog();
  await waitFor(() =>
    expect(moves(form)).toEqual([
      'Үүрэг хасах: Апп оператор',
      'Үүрэг нэмэх: Харилцааны менежер',
      'Үүрэг нэмэх: Агент',
    ]),
  );
});

test('a failure to fetch them is told, and can be tried again', async () => {
  await openAt(USER, { person: 'admin' });
  await screen.findByRole('heading', { level: 1 });
  lab.gateways.store.faults.add({
    method: 'POST',
    path: '/gateway-identity/graphql',
    fault: '403',
    times: 3,
  });
  await press('Үүрэг оноох');
  const form = await dialog();
  await waitFor(() =>
    expect(failures().map((text) => text.slice(0, 64))).toEqual([
      'Эрхийн мэдээлэл авахад алдаа гарлаа. Таны эрх хүрэлцэхгүй байна.',
    ]),
  );
  expect(moves(form)).toEqual([]);
  lab.gateways.store.faults.clear();
  await press('Дахин оролдох', form);
  await waitFor(() => expect(moves(form)).toHaveLength(3));
});

test('the account leads to its own sign-ins', async () => {
  await openAt(USER, { person: 'admin' });
  const link = await screen.findByRole('link', { name: 'Нэвтрэх оролдлогууд' });
  const to = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect([to.pathname, to.searchParams.get('filter')]).toEqual([
    '/login-attempts-list',
    '{"staffId":"8d2f6a10-3c41-4b7e-9d05-000000000001"}',
  ]);
});
