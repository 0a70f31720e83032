import {
  fireEvent,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { setLendingSettings } from '../../../../mocks/resources/loans/loan/lendingSettings';
import { button, dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { waitingChange } from '../../../support/journeys/recordActions';

const lab = startGateways();
const PAGE = '/settings/criteria-settings';
const CHANGE = 'Эрсдэлийн шалгуур өөрчлөх';
const CALL = '/gateway-lab/loan-criteria/1/change_collection';
const DAYS = 'Эрсдэлд шилжүүлэх хэтэрсэн хоног';

async function ask(days: string): Promise<HTMLElement> {
  await openAt(PAGE, { person: 'economist' });
  await press(CHANGE);
  const asked = await dialog();
  await fill(DAYS, days, asked);
  await fill('Шалтгаан', 'Эрсдэлийн хорооны шийдвэр', asked);
  return asked;
}

const send = async (asked: HTMLElement) => void fireEvent.click(await button(CHANGE, asked));
const criteria = () => lab.gateways.store.collection('loan_criteria')?.get(1);

test('the change of a group is asked for with a reason: before and after, whom it concerns, and what waits', async () => {
  const asked = await ask('120');
  const moved = await within(asked).findByRole('row', { name: /Эрсдэлд шилжүүлэх/ });
  expect(moved.textContent).toContain('91');
  expect(moved.textContent).toContain('120');
  expect(within(asked).getByText(/^Нээлттэй зээл: \d+\.$/)).toBeTruthy();
  await send(asked);
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
  expect(criteria()?.riskFromDpd).toBe(91);
  const waits = await waitingChange('change_collection');
  expect(waits.textContent).toContain('Эрсдэлийн хорооны шийдвэр');
});

test('what is beyond its bounds is refused at its place, before anything is sent', async () => {
  const asked = await ask('366');
  await send(asked);
  await waitFor(() =>
    expect(asked.querySelector('[name=riskFromDpd]')?.getAttribute('aria-invalid')).toBe('true'),
  );
  expect(lab.commits()).toEqual([]);
});

test('a refusal leaves what was typed; a lost answer is looked for', async () => {
  const { faults } = lab.gateways.store;
  const asked = await ask('120');
  faults.add({ method: 'POST', path: CALL, fault: '403' });
  await send(asked);
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect(asked.querySelector<HTMLInputElement>('[name=riskFromDpd]')?.value).toBe('120');
  faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  await send(asked);
  fireEvent.click(await button('Төлөв шалгах', asked));
  await waitFor(() => expect(asked.isConnected).toBe(false));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
});

test('what is typed stays typed when a colleague puts another group value in force: Escape does not throw it away', async () => {
  const asked = await ask('120');
  const kept = lab.gateways.store.collection('loan_criteria');
  setLendingSettings(lab.gateways.store, { correctionMaxPercent: '7' });
  kept?.change(kept.get(1) as MockRecord, { updatedAt: '2026-11-21T04:00:00.000Z' });
  await send(asked);
  const compared = await screen.findByRole('alertdialog');
  await press('Танилцлаа, үйлдэл рүү буцах', compared);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const again = await dialog();
  await waitFor(() =>
    expect(again.querySelector<HTMLInputElement>('[name=correctionMaxPercent]')?.value).toBe('7'),
  );
  expect(again.querySelector<HTMLInputElement>('[name=riskFromDpd]')?.value).toBe('120');
  fireEvent.keyDown(again, { key: 'Escape' });
  await expect(waitForElementToBeRemoved(again, { timeout: 1500 })).rejects.toThrow('Timed out');
  expect(lab.commits()).toEqual([]);
});

test('who may only see them has no way to change them', async () => {
  await openAt(PAGE, { permissions: ['loan-criteria-settings:view'] });
  await screen.findByText('Эрсдэл, шүүх, залруулга');
  await screen.findByText(DAYS);
  expect(screen.queryByText(CHANGE)).toBeNull();
});

test('what a colleague has asked for is read with what it would have done last month, and put in force', async () => {
  await openAt(PAGE, { person: 'accountant' });
  const waits = await waitingChange('change_requests');
  await press('Хүчинтэй болгох', waits);
  const asked = await dialog();
  await within(asked).findByText('Шаардлага хангах байсан хүсэлт');
  fireEvent.click(await button('Хүчинтэй болгох', asked));
  await waitFor(() => expect(criteria()?.scoreMin).toBe(440));
  expect(lab.commits()).toEqual(['POST /gateway-lab/setting-changes/5/put_in_force']);
});
