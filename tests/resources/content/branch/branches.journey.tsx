import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, fill, valueOf } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const FORM = '/branch/1/update';
const NAME = 'Нэр';
const ADDRESS = 'Хаяг';
const TYPED = 'Сүхбаатар дүүрэг, 8-р хороо, Бага тойруу 14';
/** The message, and the form's own sum of what is wrong. */
const TAKEN = [
  'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу. Ижил утгатай бүртгэл байна.',
  'Маягт алдаатай байна. Тэмдэглэсэн талбаруудыг шалгана уу.',
];

const branches = () => lab.gateways.store.collection('branch');
const addressOf = (id: number) => branches()?.get(id)?.address;

test('a branch that somebody else has changed meanwhile: both values are shown, what was typed stays, and one of them is saved', async () => {
  await openAt(FORM, { person: 'admin' });
  await fill(ADDRESS, TYPED);
  const record = branches()?.get(1);
  if (!record) throw new Error('The first branch is in every sample.');
  branches()?.change(record, { address: 'Чингэлтэй дүүрэг, 1-р хороо' });
  fireEvent.click(await button('Хадгалах'));
  const compared = await screen.findByRole('alertdialog', {
    name: 'Өөр хүн энэ мэдээллийг өөрчилсөн байна',
  });
  const table = await within(compared).findByRole('table');
  await within(table).findByText('Чингэлтэй дүүрэг, 1-р хороо');
  await within(table).findByText(TYPED);
  expect(lab.commits()).toEqual([]);
  await waitFor(async () => expect(await valueOf(ADDRESS)).toBe(TYPED));
  fireEvent.click(await button('Бүгдийг минийхээр', compared));
  fireEvent.click(await button('Сонголтоор хадгалах', compared));
  await waitFor(() => expect(successes()).toEqual(['Амжилттай хадгаллаа. Төв салбар']));
  expect(addressOf(1)).toBe(TYPED);
  expect(lab.commits()).toEqual(['PUT /gateway-lab/branches/1']);
});

test('a name that another branch has is refused once, above the form and at its field; what was typed stays', async () => {
  await openAt(FORM, { person: 'admin' });
  await fill(ADDRESS, TYPED);
  await fill(NAME, 'Баянзүрх салбар');
  fireEvent.click(await button('Хадгалах'));
  await waitFor(() => expect(failures()).toEqual(TAKEN));
  await waitFor(async () => expect(await valueOf(NAME)).toBe('Баянзүрх салбар'));
  await waitFor(async () => expect(await valueOf(ADDRESS)).toBe(TYPED));
  expect(lab.commits()).toEqual([]);
  await fill(NAME, 'Төв салбар 2');
  fireEvent.click(await button('Хадгалах'));
  await waitFor(() => expect(successes()).toEqual(['Амжилттай хадгаллаа. Төв салбар 2']));
  expect(addressOf(1)).toBe(TYPED);
});

test('a code that another branch has is refused too, however it is written', async () => {
  await openAt('/branch/1/update', { person: 'admin' });
  await fill('Салбарын код', 'ub-02');
  fireEvent.click(await button('Хадгалах'));
  await waitFor(() => expect(failures()).toEqual(TAKEN));
  await waitFor(async () => expect(await valueOf('Салбарын код')).toBe('ub-02'));
  expect(branches()?.get(1)?.code).toBe('UB-01');
});
