import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../mocks/ledger/Ledger';
import { dialog, fill, input, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';
import { pressAction } from '../../support/journeys/recordActions';

const lab = startGateways();
const FIRST = 100_001;
const MOVE = 'Өөр данс руу шилжүүлэх';
const NOTE = 'Харилцагчийн хүсэлтээр хэтэвчинд шилжүүлэв.';

const onTemporary = () => ledgerOf(lab.gateways.store).balanceOf('temporary', { holder: FIRST });
const seen = (text: RegExp | string) => screen.findByText(text);

describe('money of a temporary account', () => {
  async function ask(amount: string) {
    await openAt(`/current-account/${FIRST}`, { person: 'accountant' });
    await seen('Дансны хөдөлгөөн');
    await pressAction(MOVE);
    const form = await dialog();
    await fill('Дүн', amount, form);
    await fill('Шалтгаан', NOTE, form);
    return form;
  }

  test('goes to the wallet as the preview said', async () => {
    const form = await ask('50000');
    await waitFor(() => expect(form.textContent).toContain('300,000.00'));
    expect(onTemporary()).toBe('350000.00');
    await press(MOVE, form);
    await waitFor(() => expect(onTemporary()).toBe('300000.00'));
    await waitFor(() =>
      expect(document.querySelector('[data-part=record-head]')?.textContent).toContain(
        '300,000.00',
      ),
    );
  });

  test('more than there is is refused beside the amount, and nothing is sent', async () => {
    const form = await ask('350000.01');
    await press(MOVE, form);
    await seen('Дансны үлдэгдлээс их байна.');
    expect(lab.commits()).toEqual([]);
    expect(onTemporary()).toBe('350000.00');
  });

  test('a lost answer is looked for, and the money moves once', async () => {
    lab.gateways.store.faults.add({
      method: 'POST',
      path: '*/current-accounts/*/move_temporary',
      fault: 'drop-after-commit',
    });
    const form = await ask('50000');
    await press(MOVE, form);
    await press('Төлөв шалгах', form);
    await waitFor(() =>
      expect(document.querySelector('[data-part=record-head]')?.textContent).toContain(
        '300,000.00',
      ),
    );
    await waitFor(() => expect(onTemporary()).toBe('300000.00'));
  });
});

test('themes are put in order by typing a place and with the arrows', async () => {
  await openAt('/envelopes/themes', {
    permissions: ['wa-envelope-theme:list', 'wa-envelope-theme:create'],
  });
  await press('Дараалал өөрчлөх');
  const order = () =>
    (lab.gateways.store.collection('envelopes/themes')?.all ?? [])
      .filter(({ state }) => state !== 'DELETED')
      .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder))
      .map(({ id }) => id)
      .slice(0, 4);
  const place = await input('Байр: Өвлийн өвгөн', await dialog());
  fireEvent.change(place, { target: { value: '1' } });
  fireEvent.keyDown(place, { key: 'Enter' });
  await waitFor(() => expect(order()).toEqual([4, 1, 2, 3]));
  await waitFor(async () => {
    const first = await input('Байр: Өвлийн өвгөн');
    expect((first as HTMLInputElement).value).toBe('1');
    expect((first as HTMLInputElement).disabled).toBe(false);
  });
  fireEvent.keyDown(await input('Байр: Өвлийн өвгөн'), { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(order()).toEqual([1, 4, 2, 3]));
});

test('a move whose answer is lost is shown where it has ended, and was booked once', async () => {
  await openAt('/envelopes/themes', {
    permissions: ['wa-envelope-theme:list', 'wa-envelope-theme:create'],
  });
  await press('Дараалал өөрчлөх');
  const path = '/gateway-lab/envelope-themes/4/move';
  lab.gateways.store.faults.add({ method: 'POST', path, fault: 'drop-after-commit', times: 1 });
  const place = await input('Байр: Өвлийн өвгөн', await dialog());
  fireEvent.change(place, { target: { value: '2' } });
  fireEvent.keyDown(place, { key: 'Enter' });
  // The second one of a person in a hurry.
  fireEvent.keyDown(place, { key: 'Enter' });
  await waitFor(async () =>
    expect(within(await dialog()).getByRole('alert').textContent).toContain(
      'Сервертэй холбогдоход алдаа гарлаа.',
    ),
  );
  await waitFor(async () => {
    expect(((await input('Байр: Өвлийн өвгөн')) as HTMLInputElement).value).toBe('2');
  });
  expect(lab.commits()).toEqual([`POST ${path}`]);
});

describe('limits of a wallet', () => {
  test('are closed to who is no lead, with the reason', async () => {
    await openAt(`/wallets/${FIRST}`, { permissions: ['wallet:list'] });
    await seen(/^Үүнд нэмэлт эрх хэрэгтэй: /);
  });
});

test('an owner of another name is shown letter by letter', async () => {
  const accounts = lab.gateways.store.collection('bank_account');
  const prime = (accounts?.all ?? []).find(
    ({ customerId, role }) => customerId === FIRST && role === 'PRIME',
  );
  if (prime)
    accounts?.change(prime, { bankCode: 5, number: '5000000090', ownerName: 'Дорж Түвшинбаяр' });
  await openAt('/wallets/bank-account', { permissions: ['wallet:search'] });
  await fill('Дансны дугаар', '123');
  await press('Эзэмшигчийг хайх');
  await seen('Дансны дугаар 8–12 оронтой тоо байна.');
  await fill('Дансны дугаар', '5000000090');
  await press('Эзэмшигчийг хайх');
  await seen('Нэр зөрсөн');
  await waitFor(() =>
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain(
      'DORJ',
    ),
  );
});

test('a wallet that was looked for shows its figures, each under its name', async () => {
  await openAt('/wallets/search', { person: 'accountant' });
  await fill('Регистрийн дугаар эсвэл утас', '99112233');
  await press('Хайх');
  await seen('Үлдэгдэл, ₮');
});
