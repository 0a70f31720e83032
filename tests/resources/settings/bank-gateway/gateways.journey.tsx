import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { plus } from '../../../../src/domain/lending/amounts';
import { call } from '../../../engine/testGateways';
import { button, confirmWith, dialog, press } from '../../../support/journeys/form';
import { startGateways, tokenOf } from '../../../support/journeys/gateways';
import { failures } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const PAGE = '/settings/bank-gateway/outgoing-log';
const SEE = 'cgw-bank-income:access';
const STOP = 'Гэйтвэй зогсоох';
const START = 'Гэйтвэй ажиллуулах';
const REASON = 'Банк засварын ажилтай, орой нээнэ.';

const gateways = () => lab.gateways.store.collection('bank-gateways');
const ours = () =>
  gateways()?.all.find(({ tenant, bankCode }) => tenant === 'pocketmn' && bankCode === 5);
const stopped = () => gateways()?.all.find(({ state }) => state === 'STOPPED');
const waiting = (gatewayId: unknown) =>
  (lab.gateways.store.collection('bank-gateways/outgoing')?.all ?? []).filter(
    (one) => one.gatewayId === gatewayId && one.state === 'WAITING',
  ).length;
const callOf = (gateway: MockRecord | undefined, action: string) =>
  `/gateway-accounting/bank-cg/gateways/${String(gateway?.id)}/${action}`;

/** The place of a gateway above the list. */
const rowOf = (gateway: MockRecord | undefined): Promise<HTMLElement> =>
  screen.findByRole('group', { name: String(gateway?.name) });

/** Presses the action of a gateway, and answers the question that it asks. */
async function ask(gateway: MockRecord | undefined, words: string): Promise<HTMLElement> {
  await press(words, await rowOf(gateway));
  return dialog('alertdialog');
}

test('one that was stopped is started: the dialog says what waits, and all of it goes out', async () => {
  const gateway = stopped();
  const count = waiting(gateway?.id);
  expect(count).toBeGreaterThan(0);
  await openAt(PAGE, { permissions: [SEE, 'admin:access'] });
  const asked = await ask(gateway, START);
  // Once as what the gateway is about, once as what the start does.
  await waitFor(() => expect(within(asked).getAllByText(/Хүлээж буй дүн/u)).toHaveLength(2));
  await confirmWith(START, REASON);
  await waitFor(() => expect(gateway?.state).toBe('WORKING'));
  expect(waiting(gateway?.id)).toBe(0);
  await within(await rowOf(gateway)).findByText('Ажиллаж байна');
});

test('a lost answer is looked for, and stops once', async () => {
  await openAt(PAGE, { permissions: [SEE, 'admin:access'] });
  await ask(ours(), STOP);
  const path = callOf(ours(), 'stop_gateway');
  lab.gateways.store.faults.add({ method: 'POST', path, fault: 'drop-after-commit' });
  await confirmWith(STOP, REASON);
  fireEvent.click(await button('Төлөв шалгах'));
  await within(await rowOf(ours())).findByText('Зогссон');
  expect(lab.commits()).toEqual([`POST ${path}`]);
  expect(failures()).toEqual([]);
});

test('who may only look finds states and no way to change them', async () => {
  await openAt(PAGE, { permissions: [SEE] });
  await within(await rowOf(stopped())).findByText('Зогссон');
  expect(screen.queryByText(STOP)).toBeNull();
  expect(screen.queryByText(START)).toBeNull();
});

test('the statement of a stopped gateway says until when it is known, above the lines that came by then', async () => {
  const gateway = stopped();
  await openAt(`/settings/bank-gateway/statements/2026-11-21-${String(gateway?.id)}`, {
    permissions: [SEE],
  });
  await screen.findByText(
    'Гэйтвэй зогссон. Хуулгыг уншсан сүүлийн цаг: 2026-11-21 11:05:00. Түүнээс хойших орлого хараахан ирээгүй байна.',
  );
  const came = (lab.gateways.store.collection('accounting/bank-cg-transactions')?.all ?? []).filter(
    ({ date, accountNumber }) =>
      date === '2026-11-21' && accountNumber === String(gateway?.accountNumber),
  );
  // Each line of income leads to what became of it.
  const table = await screen.findByRole('table', { name: 'Хуулгын мөрүүд' });
  await waitFor(() =>
    expect(table.querySelectorAll('a[href*="/accounting/profits/"]')).toHaveLength(came.length),
  );
  expect(came.length).toBeGreaterThan(0);
  // The sums of all banks belong above the list alone.
  expect(screen.queryByText('Банкны хуулгын тулгалт')).toBeNull();
});

test('a receipt that is booked while the gateway is stopped is counted as a line to come, and comes with the start', async () => {
  const gateway = ours() as MockRecord;
  gateways()?.change(gateway, { state: 'STOPPED', changedAt: '2026-11-21T03:00:00.000Z' });
  const loan = lab.gateways.store
    .collection('loans')
    ?.all.find(
      ({ id, tenant, state }) =>
        tenant === 'pocketmn' && state === 'LOAN_ONGOING' && Number(id) % 3 === 0,
    );
  const { status } = await call(lab.gateways, `POST /gateway-lab/loans/${String(loan?.id)}/pay`, {
    as: tokenOf('admin'),
    body: { amount: '1000.00', date: '2026-11-21', paymentSource: 'BANK', reason: REASON },
  });
  expect(status).toBe(200);
  const lines = () =>
    lab.gateways.store.collection('accounting/bank-cg-transactions')?.all.length ?? 0;
  const before = lines();
  const page = `/settings/bank-gateway/statements/2026-11-21-${String(gateway.id)}`;
  await openAt(page, { permissions: [SEE] });
  await screen.findByText(
    'Зээлд бүртгэсэн 1 орлогын гүйлгээ хүлээгдэж байна, ₮: 1,000.00. Гэйтвэйг ажиллуулахад ирнэ.',
  );
  await openAt(PAGE, { permissions: [SEE, 'admin:access'] });
  const asked = await ask(gateway, START);
  await within(asked).findByText(/Ирээгүй орлогын дүн/u);
  await confirmWith(START, REASON);
  await within(await rowOf(gateway)).findByText('Ажиллаж байна');
  await waitFor(() => expect(lines()).toBe(before + 1));
});

test('a statement that is not the sum of its lines says by how much', async () => {
  const lines = lab.gateways.store.collection('accounting/bank-cg-transactions');
  const line = lines?.all.find(
    ({ date, accountNumber }) => date === '2026-11-21' && accountNumber === '5001120045',
  ) as MockRecord;
  lines?.change(line, { amount: plus(String(line.amount), '-1000.00') });
  await openAt(`/settings/bank-gateway/statements/2026-11-21-${String(ours()?.id)}`, {
    permissions: [SEE],
  });
  await screen.findByText('Банкны хуулга ирсэн гүйлгээнээс зөрж байна, ₮: 1,000.00.');
});

test('a transfer of the log has a page of its own: what the bank says, and the way of its money', async () => {
  const [one] = (lab.gateways.store.collection('bank-gateways/outgoing')?.all ?? []).filter(
    ({ state }) => state === 'WAITING',
  );
  await openAt(`/settings/bank-gateway/outgoing-log/${String(one.id)}`, { permissions: [SEE] });
  await screen.findByRole('heading', { level: 1, name: String(one.number) });
  const journals = await screen.findByRole('region', { name: 'Мөнгөний зам' });
  const link = await within(journals).findByRole('link', { name: `TW-${String(one.number)}` });
  expect(link.getAttribute('href')).toContain(`/accounting/gl-transactions/TW-`);
  await within(journals).findByText(String(one.journalId));
});
