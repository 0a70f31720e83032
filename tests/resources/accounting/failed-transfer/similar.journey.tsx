import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

test.each([
  [24, '24 цагийн доторх төстэй шилжүүлэг'],
  [48, '48 цагийн доторх төстэй шилжүүлэг'],
])('with %i hours set, the page says so of similar transfers', async (similarHours, title) => {
  const settings = lab.gateways.store.collection('system_settings');
  const record = settings?.get(1);
  if (record) settings?.change(record, { similarHours });
  await openAt('/accounting/failed-transfers/700022', { permissions: ['cgw-bank-income:access'] });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
