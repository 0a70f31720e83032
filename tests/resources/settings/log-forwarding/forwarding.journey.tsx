import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { allBut } from '../../../support/journeys/rights';

const lab = startGateways();
const STREAM = '/settings/log-forwarding/3';
const CALL = '/gateway-lab/log-forwarding/3/start_forwarding';
const START = 'Дамжуулалт эхлүүлэх';
const RIGHTS = ['admin:access'];

const stream = (id = 3) => lab.gateways.store.collection('log_forwarding')?.get(id);

async function ask(): Promise<HTMLElement> {
  await openAt(STREAM, { permissions: RIGHTS });
  await press(START);
  const asked = await dialog();
  await within(asked).findByText(/мөрийг нэг багцаар дамжуулна/u);
  await fill('Шалтгаан', 'Хүлээн авагчийн засвар дууссан.', asked);
  return asked;
}
const send = async (asked: HTMLElement) => void fireEvent.click(await button(START, asked));

test('a stopped log is started: what waited is said before', async () => {
  await send(await ask());
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
  expect(stream()?.state).toBe('FORWARDING');
});

test('a refusal leaves it stopped, and a lost answer is looked for', async () => {
  const { faults } = lab.gateways.store;
  const asked = await ask();
  faults.add({ method: 'POST', path: CALL, fault: '403' });
  await send(asked);
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect(stream()?.state).toBe('STOPPED');
  faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  await send(asked);
  fireEvent.click(await button('Төлөв шалгах', asked));
  await waitFor(() => expect(asked.isConnected).toBe(false));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
});

test('a log that fails leads to its batches', async () => {
  await openAt('/settings/log-forwarding/2', { permissions: RIGHTS });
  const link = await screen.findByRole('link', { name: 'Багцуудыг харах' });
  expect(link.getAttribute('href')).toBe('/settings/log-forwarding/2/batches');
});

test('nobody opens it who may do everything else', async () => {
  await openAt(STREAM, { permissions: allBut('admin:access') });
  await screen.findByRole('heading', { name: 'Хандах эрхгүй' });
});
