import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, confirmWith, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const PAGE = '/settings/phone-number';

const numbers = () => lab.gateways.store.collection('settings/phone-number');
const active = () => numbers()?.all.find(({ state }) => state === 'ACTIVE');

async function lookUp(phone: string, permissions: string[]) {
  await openAt(PAGE, { permissions });
  await fill('Утасны дугаар', phone);
  await press('Хайх');
}

test('a number is looked up and made inactive for the first reason of the list', async () => {
  const number = active();
  await lookUp(String(number?.phone), ['phone:edit']);
  await press('Идэвхгүй болгох');
  await confirmWith('Идэвхгүй болгох', '');
  await screen.findByText('Энэ дугаарт мессеж илгээхгүй.');
  expect(number).toMatchObject({ state: 'INACTIVE', problem: 'SUSPENDED' });
});

test('who may only look has no way to change it; a number of seven digits is not asked for', async () => {
  await lookUp('9911223', ['phone:list']);
  await screen.findByText('Утасны дугаар 8 оронтой байх ёстой.');
  await fill('Утасны дугаар', String(active()?.phone));
  await press('Хайх');
  await waitFor(() => expect(document.querySelector('[data-part=number]')).toBeTruthy());
  await screen.findByText('Идэвхтэй');
  expect(screen.queryByText('Идэвхгүй болгох')).toBeNull();
});

const DEACTIVATE = 'Идэвхгүй болгох';
const callOf = (id: unknown) => `/gateway-lab/phone-numbers/${String(id)}/deactivate`;

test('a lost answer is looked for, and the number is made inactive once', async () => {
  const number = active();
  await lookUp(String(number?.phone), ['phone:edit']);
  await press(DEACTIVATE);
  const path = callOf(number?.id);
  lab.gateways.store.faults.add({ method: 'POST', path, fault: 'drop-after-commit' });
  await confirmWith(DEACTIVATE, '');
  fireEvent.click(await button('Төлөв шалгах'));
  await screen.findByText('Энэ дугаарт мессеж илгээхгүй.');
  expect(lab.commits()).toEqual([`POST ${path}`]);
});

test('a number that somebody else has changed meanwhile says so, and stays as they left it', async () => {
  const number = active();
  await lookUp(String(number?.phone), ['phone:edit']);
  await press(DEACTIVATE);
  const path = callOf(number?.id);
  lab.gateways.store.faults.add({ method: 'POST', path, fault: '409' });
  await confirmWith(DEACTIVATE, '');
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect(failures().join(' ')).toContain('Мэдээлэл аль хэдийн бүртгэлтэй байна.');
  expect(number?.state).toBe('ACTIVE');
  expect(lab.commits()).toEqual([]);
});
