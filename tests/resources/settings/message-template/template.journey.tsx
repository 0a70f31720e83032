import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialog, fill, press, valueOf } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { waitingChange } from '../../../support/journeys/recordActions';

const lab = startGateways();
const EDIT = '/settings/message-template/7/update';
const CALL = '/gateway-lab/sms/templates/7';
const TEXT = 'Мессежийн агуулга';
const RIGHTS = ['sms-template:access'];

const part = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!found) throw new Error(`${name} is not there yet`);
    return found;
  });
/** The changes that wait, of this template. */
const waiting = () =>
  (lab.gateways.store.collection('settings/changes')?.all ?? []).filter(
    ({ record, state }) => record === 'settings/message-template/7' && state === 'WAITING',
  );
const template = () => lab.gateways.store.collection('settings/message-template')?.get(7);

test('a text is written with its values, its size and what is new in it in sight', async () => {
  const before = Number(template()?.version);
  await openAt(EDIT, { permissions: RIGHTS });
  const variables = await part('template-variables');
  within(variables).getByText('{overdueDays}');
  await fill(TEXT, '{lender}: {loanCode} зээл {overdueDays} хоног хэтэрсэн.');
  await waitFor(() =>
    expect(document.body.textContent).toContain('LN26-100234 зээл 12 хоног хэтэрсэн.'),
  );
  const difference = await part('template-difference');
  expect(difference.querySelector('del')?.textContent).toContain('Аппаар нэвтэрч төлнө үү.');
  await press('Хадгалах');
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`PUT ${CALL}`]);
  await waitingChange('update');
  expect(template()?.version).toBe(before);
});

test('a variable that the occasion does not have is refused at its place, before anything is sent', async () => {
  await openAt(EDIT, { permissions: RIGHTS });
  await fill(TEXT, '{lender}: {dansniiDugaar}');
  await press('Хадгалах');
  await screen.findByText('Загварт ийм хувьсагч байхгүй: {dansniiDugaar}');
  expect(lab.commits()).toEqual([]);
});

test('a lost answer is not a second version', async () => {
  const before = Number(template()?.version);
  await openAt(EDIT, { permissions: RIGHTS });
  await fill(TEXT, '{lender}: {loanCode} хэтэрсэн.');
  lab.gateways.store.faults.add({ method: 'PUT', path: CALL, fault: 'drop-after-commit' });
  await press('Хадгалах');
  fireEvent.click(await button('Төлөв шалгах'));
  await waitFor(() => expect(successes()).toHaveLength(1));
  // It was asked for and nothing is saved: the message says so, as it would have with the answer.
  expect(successes()[0]).toContain('Хүсэлт үүсгэлээ. Өөр хүн батлахад хүчинтэй болно.');
  expect([template()?.version, waiting().length]).toEqual([before, 1]);
});

test('is turned off with a reason; a refusal leaves it in use', async () => {
  await openAt('/settings/message-template/7', { permissions: RIGHTS });
  const path = `${CALL}/deactivate`;
  lab.gateways.store.faults.add({ method: 'POST', path, fault: '403' });
  await press('Идэвхгүй болгох');
  const asked = await dialog();
  await within(asked).findByText(/сонгох боломжгүй болно/u);
  await fill('Шалтгаан', 'Текстийг шинэчлэх хүртэл.', asked);
  fireEvent.click(await button('Идэвхгүй болгох', asked));
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect(template()?.state).toBe('ACTIVE');
  fireEvent.click(await button('Идэвхгүй болгох', asked));
  await waitFor(() => expect(waiting()).toHaveLength(1));
  expect(template()?.state).toBe('ACTIVE');
});

test('a text that somebody else has saved meanwhile is not overwritten, and what was typed stays', async () => {
  const before = Number(template()?.version);
  await openAt(EDIT, { permissions: RIGHTS });
  await fill(TEXT, '{lender}: {loanCode} хэтэрсэн.');
  lab.gateways.store.faults.add({ method: 'PUT', path: CALL, fault: '409' });
  await press('Хадгалах');
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect(template()?.version).toBe(before);
  await waitFor(async () => expect(await valueOf(TEXT)).toBe('{lender}: {loanCode} хэтэрсэн.'));
  await press('Хадгалах');
  await waitFor(() => expect(waiting()).toHaveLength(1));
});
