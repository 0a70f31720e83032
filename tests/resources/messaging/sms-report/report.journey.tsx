import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resetPauses } from '../../../../src/http/gatewayPauses';
import { button, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const PATIENCE = { timeout: 20_000 };
const CALL = '/gateway-lab/sms/report';

/** The card of what the messages are set apart by, as a table. */
async function tableOf(title: string): Promise<HTMLElement> {
  const card = await screen.findByRole('region', { name: title }, PATIENCE);
  await press('Хүснэгтээр харах', card);
  return within(card).findByRole('table', {}, PATIENCE);
}

const filterOf = (link: HTMLElement): unknown =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '');

test('every figure leads to the messages that it counts, for who may open the list', async () => {
  const { clock } = lab.gateways.store;
  const [from, to] = ['2026-11-01', clock.today()];
  await openAt(`/reports/sms?from=${from}&to=${to}`, {
    permissions: ['report:list', 'app-manage-sms:list'],
  });
  const table = await tableOf('Төлвөөр');
  const row = await within(table).findByRole('row', { name: /^Хүрсэн/ }, PATIENCE);
  const link = within(row).getByRole('link');
  expect(filterOf(link)).toEqual({ state: 'DELIVERED', sentAt: { from, to } });
  const sms = lab.gateways.store.collection('sms')?.all ?? [];
  const delivered = sms.filter(
    ({ state, sentAt }) =>
      state === 'DELIVERED' &&
      Date.parse(String(sentAt)) >= Date.parse('2026-11-01T00:00:00+08:00'),
  );
  expect(link.textContent).toBe(String(delivered.length));
});

test('who may see the report alone finds figures and no way to the list', async () => {
  await openAt('/reports/sms', { permissions: ['report:list'] });
  const table = await tableOf('Төрлөөр');
  await within(table).findByRole('row', { name: /^Зээлийн/ }, PATIENCE);
  expect(within(table).queryByRole('link')).toBeNull();
});

test('a report that cannot be had is asked for again', async () => {
  const { faults } = lab.gateways.store;
  faults.add({ method: 'GET', path: CALL, fault: '500', times: 0 });
  await openAt('/reports/sms', { permissions: ['report:list'] });
  await button('Дахин оролдох');
  faults.clear();
  resetPauses();
  await press('Дахин оролдох');
  await screen.findByRole('region', { name: 'Төрлөөр' }, PATIENCE);
});
