import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { failures, successes, windowText } from '../../support/journeys/messages';
import { openAt } from '../../support/journeys/openAt';
import { standIns } from '../../support/journeys/standIns';

const lab = startGateways();
const SERVER = 'Системийн дотоод алдаа гарлаа.';
const FAILED = 'Мэдээлэл авч чадсангүй';

/** What cannot be had, and what is said of it: the documents' own words first, then why. */
const READS = [
  [
    'failed transfers: the list',
    '/accounting/failed-transfers',
    '/gateway-accounting/failed-transfers',
    'Амжилтгүй шилжүүлгийн мэдээлэл авахад алдаа гарлаа.',
  ],
  [
    'failed transfers: those like it',
    '/accounting/failed-transfers/700022',
    '/gateway-accounting/failed-transfers/700022/similar',
    'Амжилтгүй шилжүүлгийн мэдээлэл авахад алдаа гарлаа.',
  ],
  [
    'transactions',
    '/accounting/transactions',
    '/gateway-accounting/transactions',
    'Гүйлгээний мэдээлэл авахад алдаа гарлаа.',
  ],
  [
    'a fraud case',
    '/accounting/fraud-transfer/30003',
    '/gateway-accounting/fraud-transfers/30003',
    'Залилангийн дэлгэрэнгүй мэдээлэл авахад алдаа гарлаа.',
  ],
  [
    'whose transfer a fraud case is about',
    '/accounting/fraud-transfer/30003',
    '/gateway-customer/customers/100003/access',
    'Илгээгчийн мэдээлэл авахад алдаа гарлаа.',
  ],
  [
    'the course of a fraud case',
    '/accounting/fraud-transfer/30003',
    '/gateway-accounting/fraud-transfers/30003/history',
    'Төлөвийн түүх авахад алдаа гарлаа.',
  ],
  [
    'a payment through QPay',
    '/qr-qpay/1',
    '/gateway-lab/qpay-transactions/1/details',
    'QPay мэдээлэл авахад алдаа гарлаа.',
  ],
] as const;

describe('a read that fails', () => {
  test.each(READS)('%s: is named, in its place and in one toast', async (_, path, call, words) => {
    lab.gateways.store.faults.add({ method: 'GET', path: call, fault: '500', times: 0 });
    await openAt(path);
    await screen.findByText(FAILED);
    await waitFor(() => expect(failures()).toHaveLength(1));
    expect(failures()[0]).toContain(`${words} ${SERVER}`);
    expect(screen.getAllByText(FAILED)).toHaveLength(1);
  });

  test('the owner of a bank account: is named, and what was typed stays', async () => {
    await openAt('/wallets/bank-account', { permissions: ['wallet:search'] });
    lab.gateways.store.faults.add({
      method: 'POST',
      path: '*/bank-accounts/owner',
      fault: '500',
      times: 0,
    });
    await fill('Дансны дугаар', '5000000090');
    await press('Эзэмшигчийг хайх');
    await waitFor(() => expect(failures()).toHaveLength(1));
    expect(failures()[0]).toContain('Данс эзэмшигчийн мэдээлэл хайхад алдаа гарлаа.');
    expect((screen.getByLabelText('Дансны дугаар') as HTMLInputElement).value).toBe('5000000090');
  });
});

test('a list is taken away as it stands, and the file is said to be ready', async () => {
  await openAt('/accounting/held-transactions?view=list', {
    permissions: ['cgw-bank-income:access'],
  });
  await screen.findByText('HT-00018');
  await press('Excel татах');
  await waitFor(() => expect(successes()).toEqual(['Файл бэлэн боллоо.']));
  // All of them, whatever page is shown: those of partners are seen by the main lender.
  const [[, ...rows]] = standIns.written;
  expect(rows.map(([number]) => number).sort()).toEqual(
    Array.from({ length: 26 }, (_, at) => `HT-000${String(at + 1).padStart(2, '0')}`),
  );
});

describe('copying', () => {
  const { clipboard } = navigator;
  afterEach(
    () =>
      void Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true }),
  );

  test('the text of a QR code says that it is copied', async () => {
    const copied: string[] = [];
    const stand = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: stand, configurable: true });
    await openAt('/qr/detail/20000001', { permissions: ['wa-qr-alias:list'] });
    fireEvent.click(await screen.findByLabelText(/^Хуулах: QR/));
    await waitFor(() => expect(windowText()).toContain('Хуулагдлаа.'));
    const code = lab.gateways.store.collection('qr')?.get(20_000_001);
    expect(copied).toEqual([code?.qr]);
  });
});
