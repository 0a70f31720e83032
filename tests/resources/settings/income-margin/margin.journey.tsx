import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { waitingChange } from '../../../support/journeys/recordActions';

const lab = startGateways();
const PAGE = '/settings/income/margin/1';
const CHANGE = 'Маржин өөрчлөх';
const CALL = '/gateway-customer/income-margins/1/change';

async function ask(margin: string): Promise<HTMLElement> {
  await openAt(PAGE, { permissions: ['cus-income-margin:access'] });
  await press(CHANGE);
  const asked = await dialog();
  await fill('Маржин', margin, asked);
  await fill('Шалтгаан', 'Эрсдэлийн хорооны шийдвэр', asked);
  return asked;
}

const send = async (asked: HTMLElement) => void fireEvent.click(await button(CHANGE, asked));
const margin = () => lab.gateways.store.collection('income_margin')?.get(1)?.margin;

test('a margin is changed with a reason, and with what it makes of an income', async () => {
  const asked = await ask('75');
  const example = await within(asked).findByRole('row', { name: /Дундаж орлого/ });
  expect(example.textContent).toContain('800,000.00');
  expect(example.textContent).toContain('750,000.00');
  await send(asked);
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
  expect(margin()).toBe(80);
  const waits = await waitingChange('change');
  expect(waits.textContent).toContain('Эрсдэлийн хорооны шийдвэр');
});

test('a refusal leaves what was typed; a lost answer is looked for', async () => {
  const { faults } = lab.gateways.store;
  const asked = await ask('75');
  faults.add({ method: 'POST', path: CALL, fault: '403' });
  await send(asked);
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect(margin()).toBe(80);
  faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  await send(asked);
  fireEvent.click(await button('Төлөв шалгах', asked));
  await waitFor(() => expect(asked.isConnected).toBe(false));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
});
