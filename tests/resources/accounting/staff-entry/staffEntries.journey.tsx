import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { button, choose, dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { main, openAt } from '../../../support/journeys/openAt';
import { pressAction } from '../../../support/journeys/recordActions';

const lab = startGateways();
const FORM = '/accounting/wallet-cash-out';
const PATH = '/gateway-accounting/staff-entries';
const GROUND = 'Харилцагчийн бичгээр өгсөн хүсэлтээр.';

const entries = () => lab.commits().filter((line) => line === `POST ${PATH}`);

/** The form of a cash-out, filled in up to its last press; its limits and legs are there. */
async function filledIn(customer = 'Ганбаатар Энхжаргал', amount = '120000') {
  const visit = await openAt(FORM);
  await choose('Харилцагч', customer);
  await fill('Дүн', amount);
  await fill('Үндэслэл', GROUND);
  await main().findByText('Бичилтийн хоёр тал');
  return visit;
}

test('an entry shows both legs before it is booked, and is what it showed', async () => {
  const visit = await filledIn();
  await main().findByText('BA0000100002');
  expect(main().getByText('1110-02')).toBeTruthy();
  await press('Бичих');
  await waitFor(() => expect(successes()).toHaveLength(1));
  await waitFor(() => expect(visit.path()).toMatch(/^\/accounting\/entries\/\d+$/));
  await main().findByText('Бичилт юу өөрчилсөн бэ');
  expect(entries()).toHaveLength(1);
});

test('what stands against it is said before it is sent, and closes the button', async () => {
  // The embedded bank names a stranger for an account whose number ends in 9.
  const accounts = lab.gateways.store.collection('bank_account');
  const account = accounts?.all.find((one) => one.customerId === 100_002 && one.role === 'PRIME');
  accounts?.change(account as MockRecord, { number: `${String(account?.number).slice(0, -1)}9` });
  await filledIn();
  await main().findByText('Банк дахь эзэмшигчийн нэр зөрсөн эсвэл данс олдоогүй.');
  await waitFor(async () => expect((await button('Бичих')).hasAttribute('disabled')).toBe(true));
  expect(main().getByText('Дээрх шалгалтын улмаас бичих боломжгүй.')).toBeTruthy();
  expect(entries()).toEqual([]);
});

test('a lost answer is asked after by its key, and nothing is booked twice', async () => {
  const visit = await filledIn();
  lab.gateways.store.faults.add({ method: 'POST', path: PATH, fault: 'drop-after-commit' });
  const send = await button('Бичих');
  fireEvent.click(send);
  fireEvent.click(send);
  await main().findByText(/Үйлдэл хийгдсэн эсэх нь тодорхойгүй/);
  await press('Төлөв шалгах');
  await waitFor(() => expect(visit.path()).toMatch(/^\/accounting\/entries\/\d+$/));
  expect(entries()).toHaveLength(1);
});

test('one that never came is said not to be booked, and sent again', async () => {
  await filledIn();
  lab.gateways.store.faults.add({ method: 'POST', path: PATH, fault: 'drop' });
  await press('Бичих');
  await main().findByText(/Үйлдэл хийгдсэн эсэх нь тодорхойгүй/);
  await press('Төлөв шалгах');
  await main().findByText('Үйлдэл хийгдээгүй байна. Дахин илгээж болно.');
  expect(entries()).toEqual([]);
  await press('Дахин илгээх');
  await waitFor(() => expect(entries()).toHaveLength(1));
});

test('a second person approves what the first one made, seeing what it will book', async () => {
  // The sample's transfer of 150 million waits; the accountant has made it.
  await openAt('/accounting/entries/5', { person: 'admin' });
  await pressAction('Батлах');
  const asked = await dialog();
  await waitFor(() => expect(asked.textContent).toContain('1110-03'));
  await press('Батлах', asked);
  await waitFor(() =>
    expect(lab.gateways.store.collection('accounting/entries')?.get(5)?.state).toBe('BOOKED'),
  );
  expect(failures()).toEqual([]);
});

test('an entry is taken back with a reason by the opposite legs', async () => {
  await openAt('/accounting/entries/1');
  await pressAction('Буцаах');
  const asked = await dialog();
  await waitFor(() => expect(asked.textContent).toContain('BA0000100009'));
  await fill('Шалтгаан', 'Буруу харилцагч дээр бичсэн байсан.', asked);
  await press('Буцаах', asked);
  await waitFor(() =>
    expect(lab.gateways.store.collection('accounting/entries')?.get(1)?.state).toBe('REVERSED'),
  );
});

test('who made an entry that waits takes it back alone, with a reason', async () => {
  await openAt('/accounting/entries/5', { person: 'accountant' });
  await pressAction('Татан авах');
  const asked = await dialog('alertdialog');
  await fill('Шалтгаан', 'Өөр дансаар шилжүүлэхээр болсон.', asked);
  await press('Татан авах', asked);
  await waitFor(() =>
    expect(lab.gateways.store.collection('accounting/entries')?.get(5)?.state).toBe('WITHDRAWN'),
  );
});
