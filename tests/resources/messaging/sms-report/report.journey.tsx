import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resetPauses } from '../../../../src/http/gatewayPauses';
import { button, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';
import { standIns } from '../../../support/journeys/standIns';

const lab = startGateways();
const CALL = '/gateway-lab/sms/report';

/** The card of what the messages are set apart by, as a table. */
async function tableOf(title: string): Promise<HTMLElement> {
  const card = await screen.findByRole('region', { name: title });
  await press('Хүснэгтээр харах', card);
  return within(card).findByRole('table');
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
  const row = await within(table).findByRole('row', { name: /^Хүрсэн/ });
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
  await within(table).findByRole('row', { name: /^Зээлийн/ });
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
  await screen.findByRole('region', { name: 'Төрлөөр' });
});

test('is handed over as a workbook: raw figures that come to those of the report', async () => {
  const { clock } = lab.gateways.store;
  await openAt(`/reports/sms?from=2026-11-01&to=${clock.today()}`, {
    permissions: ['report:list'],
  });
  await tableOf('Төлвөөр');
  await press('Excel татах');
  await waitFor(() => expect(standIns.written).toHaveLength(1));
  const [heads, ...rows] = standIns.written[0];
  expect(heads).toEqual([
    'Өдөр',
    'Төлөв',
    'Төрөл',
    'Үүрэн холбооны оператор',
    'Мессеж',
    'Хэсэг',
    'Үнэ, ₮',
  ]);
  const counted = rows.reduce((sum, row) => sum + Number((row[4] as { n: number }).n), 0);
  const sms = (lab.gateways.store.collection('sms')?.all ?? []).filter(
    ({ sentAt }) => Date.parse(String(sentAt)) >= Date.parse('2026-11-01T00:00:00+08:00'),
  );
  expect(counted).toBe(sms.length);
});
