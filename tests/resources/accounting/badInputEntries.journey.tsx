import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { besides, expectBesides } from '../../support/journeys/besides';
import {
  AMOUNT,
  type BadInput,
  DATE_ORDER,
  FUTURE,
  longer,
  REQUIRED,
  shorter,
  testBadInput,
  WIDE_RANGE,
  WRONG_DATE,
} from '../../support/journeys/badInput';
import { choose, dialog, fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';
import { pressAction } from '../../support/journeys/recordActions';

const lab = startGateways();

const BOOK = 'Бичих';
const SAVE = 'Хадгалах';
const BOOK_AT_DESK = '[data-part=desk] [data-variant=primary]';
const GROUND = 'Харилцагчийн бичгээр өгсөн хүсэлтээр.';
const PDF_ONLY = 'Файл буруу байна. Файлын төрөл тохирохгүй байна. Зөвшөөрөгдөх төрөл: pdf.';
const OPENING = '/accounting/opening-balance/create';
const opening = { Жил: '2025', Үндэслэл: GROUND };
const RESERVE = 'Банкны нөөц данс';
const BEGINNING = 'Эхний үлдэгдлийн данс';

const RULES: readonly BadInput[] = [
  // Required fields: each of the nine entries by hand asks for its own.
  {
    rule: 'required fields: from savings to a wallet',
    path: '/accounting/deposit-to-wallet',
    submit: BOOK,
    said: { Харилцагч: REQUIRED, Хадгаламж: REQUIRED, Дүн: REQUIRED, Үндэслэл: REQUIRED },
  },
  {
    rule: 'required fields: from a wallet to savings',
    path: '/accounting/deposit-from-wallet',
    submit: BOOK,
    said: { Харилцагч: REQUIRED, Хадгаламж: REQUIRED, Дүн: REQUIRED, Үндэслэл: REQUIRED },
  },
  {
    rule: 'required fields: from a merchant to its wallet',
    path: '/accounting/merchant-to-wallet',
    submit: BOOK,
    said: { Мерчант: REQUIRED, Дүн: REQUIRED, Үндэслэл: REQUIRED },
  },
  {
    rule: 'required fields: from savings to a loan',
    path: '/accounting/deposit-to-loan',
    submit: BOOK,
    said: {
      Харилцагч: REQUIRED,
      Хадгаламж: REQUIRED,
      Зээл: REQUIRED,
      Дүн: REQUIRED,
      Үндэслэл: REQUIRED,
    },
  },
  {
    rule: 'required fields: between two accounts of the lender',
    path: '/accounting/internal-transfer',
    submit: BOOK,
    said: { 'Гарах данс': REQUIRED, 'Орох данс': REQUIRED, Дүн: REQUIRED, Үндэслэл: REQUIRED },
  },
  {
    rule: 'required fields: cash-in of a wallet',
    path: '/accounting/wallet-cash-in',
    submit: BOOK,
    said: {
      Харилцагч: REQUIRED,
      'Банкны гүйлгээний дугаар': REQUIRED,
      Дүн: REQUIRED,
      Үндэслэл: REQUIRED,
    },
  },
  {
    rule: 'required fields: cash-out of a wallet',
    path: '/accounting/wallet-cash-out',
    submit: BOOK,
    said: { Харилцагч: REQUIRED, Дүн: REQUIRED, Үндэслэл: REQUIRED },
  },
  {
    rule: 'a loan correction needs its loan, what is corrected, and by how much',
    path: '/accounting/interest-fee-correction',
    submit: BOOK,
    said: {
      Харилцагч: REQUIRED,
      Зээл: REQUIRED,
      'Залруулах хэсэг': REQUIRED,
      'Өөрчлөлтийн дүн': REQUIRED,
      Үндэслэл: REQUIRED,
    },
  },
  {
    rule: 'required fields: another class of a loan, with its document',
    path: '/accounting/loan-class-upgrade',
    submit: BOOK,
    said: {
      Харилцагч: REQUIRED,
      Зээл: REQUIRED,
      'Шинэ ангилал': REQUIRED,
      'Үндэслэх баримт': REQUIRED,
      Үндэслэл: REQUIRED,
    },
  },
  {
    rule: 'required fields: only spaces are empty',
    path: '/accounting/wallet-cash-out',
    fills: { Дүн: '1000', Үндэслэл: '            ' },
    submit: BOOK,
    said: { Харилцагч: REQUIRED, Үндэслэл: REQUIRED },
  },
  {
    rule: 'required fields: why an assignment is taken back',
    path: '/accounting/profits/900001',
    action: 'Оноолтыг буцаах',
    submit: 'Оноолтыг буцаах',
    said: { Тайлбар: REQUIRED },
  },
  {
    rule: 'required fields: why a transfer is closed as the bank’s error',
    path: '/accounting/failed-transfers/700020',
    action: 'Банкны алдаа гэж хаах',
    submit: 'Банкны алдаа гэж хаах',
    said: { Тайлбар: REQUIRED },
  },
  {
    rule: 'required fields: how a held sum is finished',
    path: '/accounting/held-transactions?id=800018',
    panel: /HT-00018/,
    action: 'Гүйцээх',
    submit: 'Гүйцээх',
    said: { Тайлбар: REQUIRED },
  },

  // Dates.
  {
    rule: 'a date is required and must be correct: the first day of a statement',
    path: '/accounting/accounts/gl/1110-01',
    fills: { 'Эхлэх огноо': '2026-02-30' },
    said: { 'Эхлэх огноо': WRONG_DATE },
  },
  {
    rule: 'future dates are forbidden: the last day of a statement',
    path: '/accounting/accounts/gl/1110-01',
    fills: { 'Дуусах огноо': '2026-11-22' },
    said: { 'Дуусах огноо': FUTURE },
  },
  {
    rule: 'a period ends after it begins: a statement',
    path: '/accounting/accounts/gl/1110-01',
    fills: { 'Дуусах огноо': '2026-11-10', 'Эхлэх огноо': '2026-11-11' },
    said: { 'Дуусах огноо': DATE_ORDER },
  },
  {
    rule: 'a date range may not exceed {days} days: a statement',
    path: '/accounting/accounts/gl/1110-01',
    fills: { 'Эхлэх огноо': '2025-11-20' },
    said: { 'Дуусах огноо': WIDE_RANGE },
  },
  {
    rule: 'future dates are forbidden: the day of the trial balance',
    path: '/accounting/accounts/gl',
    fills: { Өдөр: '2026-11-22' },
    said: { Өдөр: FUTURE },
  },
  {
    rule: 'a year that has not begun has no opening balance, nor one before 2000',
    path: OPENING,
    fills: { Жил: '2027', Үндэслэл: GROUND },
    submit: SAVE,
    said: {
      Жил: 'Эхлээгүй жилийн эхний үлдэгдлийг оруулахгүй.',
      Данс: 'Доод тал нь хоёр данс оруулна уу.',
    },
  },

  // Files.
  {
    rule: 'files: a document is a pdf, of a class upgrade',
    path: '/accounting/loan-class-upgrade',
    files: { 'Үндэслэх баримт: Файл сонгох': { type: 'image/png', size: 10 } },
    said: { 'Үндэслэх баримт': PDF_ONLY },
  },
  {
    rule: 'files: a document of at most 3 MB, of a class upgrade',
    path: '/accounting/loan-class-upgrade',
    files: { 'Үндэслэх баримт: Файл сонгох': { type: 'application/pdf', size: 3_145_729 } },
    said: {
      'Үндэслэх баримт': 'Файл буруу байна. Файлын хэмжээ хэтэрсэн байна. Дээд хэмжээ: 3 МБ.',
    },
  },

  // Text length.
  {
    rule: 'text length: an entry’s ground is neither too short',
    path: '/accounting/wallet-cash-out',
    fills: { Үндэслэл: 'богино' },
    said: { Үндэслэл: shorter(10) },
  },
  {
    rule: 'text length: nor too long; and the bank’s reference',
    path: '/accounting/wallet-cash-in',
    fills: { 'Банкны гүйлгээний дугаар': 'T'.repeat(41), Үндэслэл: 'ү'.repeat(301) },
    said: { 'Банкны гүйлгээний дугаар': longer(40), Үндэслэл: longer(300) },
  },
  {
    rule: 'text length: the ground of an opening balance',
    path: OPENING,
    fills: { Үндэслэл: 'ү'.repeat(201) },
    said: { Үндэслэл: longer(200) },
  },
  {
    rule: 'text length: why an opening balance is discarded',
    path: '/accounting/opening-balance/101',
    action: 'Хэрэгсэхгүй болгох',
    fills: { Шалтгаан: 'богино' },
    said: { Шалтгаан: shorter(10) },
  },
  {
    rule: 'text length: why an entry is taken back',
    path: '/accounting/entries/1',
    action: 'Буцаах',
    fills: { Шалтгаан: 'богино' },
    said: { Шалтгаан: shorter(10) },
  },
  {
    rule: 'text length: why an entry that waits is refused',
    path: '/accounting/entries/5',
    action: 'Татгалзах',
    fills: { Шалтгаан: 'ш'.repeat(1001) },
    said: { Шалтгаан: longer(1000) },
  },
  {
    rule: 'text length: why who made an entry withdraws it',
    path: '/accounting/entries/5',
    who: { person: 'accountant' },
    action: 'Татан авах',
    fills: { Шалтгаан: 'богино' },
    said: { Шалтгаан: shorter(10) },
  },
  {
    rule: 'text length: why an assignment is taken back',
    path: '/accounting/profits/900001',
    action: 'Оноолтыг буцаах',
    fills: { Тайлбар: 'т'.repeat(501) },
    said: { Тайлбар: longer(500) },
  },
  {
    rule: 'text length: our own mistake in a failed transfer',
    path: '/accounting/failed-transfers/700026',
    action: 'Гүйлгээний алдаа гэж хаах',
    fills: { Тайлбар: 'т'.repeat(501) },
    said: { Тайлбар: longer(500) },
  },
  {
    rule: 'text length: why a held sum is given back',
    path: '/accounting/held-transactions?id=800018',
    panel: /HT-00018/,
    action: 'Хэтэвчид буцаах',
    fills: { Тайлбар: 'богино' },
    said: { Тайлбар: shorter(10) },
  },
  {
    rule: 'text length: why a held sum is reported',
    path: '/accounting/held-transactions?id=800018',
    panel: /HT-00018/,
    action: 'Залилан гэж бүртгэх',
    fills: { Шалтгаан: 'богино' },
    said: { Шалтгаан: shorter(10) },
  },
  {
    rule: 'a fraud comment has at least {char} characters, at every step',
    path: '/accounting/fraud-transfer/30027',
    action: 'Хэрэглэгч барагдуулсан',
    fills: { Сэтгэгдэл: '123456789' },
    said: { Сэтгэгдэл: 'Сэтгэгдэл доод тал нь 10 тэмдэгт байх ёстой.' },
  },

  // Money.
  {
    rule: 'money: what is no amount is said, of an entry',
    path: '/accounting/wallet-cash-out',
    fills: { Дүн: '5М', Үндэслэл: GROUND },
    submit: BOOK,
    said: { Харилцагч: REQUIRED, Дүн: AMOUNT },
  },
  {
    rule: 'money: no entry over nothing',
    path: '/accounting/internal-transfer',
    fills: { Дүн: '0' },
    said: { Дүн: 'Зөвшөөрөгдөх доод утга: 0.01.' },
  },
  {
    rule: 'money: nothing below zero but a correction',
    path: '/accounting/merchant-to-wallet',
    fills: { Дүн: '-100' },
    said: { Дүн: 'Хасах тэмдэгтэй дүн оруулах боломжгүй.' },
  },
  {
    rule: 'a loan correction’s amounts are valid',
    path: '/accounting/interest-fee-correction',
    fills: { 'Өөрчлөлтийн дүн': '1e5' },
    said: { 'Өөрчлөлтийн дүн': 'Дүнг зэргийн тэмдэглэгээгүй, тоогоор бичнэ үү.' },
  },
  {
    rule: 'money: an account of an opening balance is on one side',
    path: OPENING,
    fills: opening,
    rows: [
      { chooses: { Данс: RESERVE }, fills: { Дебит: '100', Кредит: '100' } },
      { chooses: { Данс: BEGINNING }, fills: { Кредит: '100' } },
    ],
    submit: SAVE,
    said: { 'Данс: Мөр 1: Дебит': 'Дебит, кредит талын зөвхөн нэгийг бөглөнө.' },
  },
  {
    rule: 'money: an account of an opening balance is there once',
    path: OPENING,
    fills: opening,
    rows: [
      { chooses: { Данс: RESERVE }, fills: { Дебит: '100' } },
      { chooses: { Данс: RESERVE }, fills: { Кредит: '100' } },
    ],
    submit: SAVE,
    said: { 'Данс: Мөр 2: Данс': 'Энэ данс дээр бичигдсэн байна.' },
  },
  {
    rule: 'money: both sides of an opening balance are equal',
    path: OPENING,
    fills: opening,
    rows: [
      { chooses: { Данс: RESERVE }, fills: { Дебит: '100.01' } },
      { chooses: { Данс: BEGINNING }, fills: { Кредит: '100' } },
    ],
    submit: SAVE,
    said: { Данс: 'Дебит, кредит талын нийлбэр тэнцэх ёстой.' },
  },
  {
    rule: 'money is not paid out twice: a way that the bank’s log speaks against, of what it did not do',
    path: '/accounting/failed-transfers/700020',
    action: 'Залруулах',
    chooses: { 'Залруулсан арга': 'Гүйцэтгэсэн байсан' },
    fills: { Тайлбар: GROUND },
    submit: 'Залруулах',
    said: { 'Залруулсан арга': 'Банкны логт гүйцэтгэсэн гэж алга.' },
  },
  {
    rule: 'required fields: a part of bank income is somebody’s',
    path: '/accounting/profits/900092',
    action: 'Оноох',
    submit: 'Оноох',
    said: { 'Хуваарилалт: Мөр 1: Харилцагчийн түр данс': 'Зээл эсвэл харилцагч сонгоно уу.' },
  },
];

testBadInput(RULES, lab);

test('money is not paid out twice: what the bank has done goes back to no wallet', async () => {
  const transfers = lab.gateways.store.collection('accounting/failed-transfers');
  transfers?.change(transfers.get(700_022) as MockRecord, { logState: 'EXECUTED' });
  await openAt('/accounting/failed-transfers/700022');
  await pressAction('Залруулах');
  const asked = await dialog();
  await choose('Залруулсан арга', 'Хэтэвчид буцаах', asked);
  await fill('Тайлбар', GROUND, asked);
  await press('Залруулах', asked);
  await expectBesides(asked, {
    'Залруулсан арга': 'Банк энэ шилжүүлгийг гүйцэтгэсэн тул «Гүйцэтгэсэн байсан» гэж сонгоно.',
  });
  expect(lab.commits()).toEqual([]);
});

test('parts that are not the whole of bank income are said beside them, and nothing is written', async () => {
  await openAt('/accounting/profits/900092');
  const tile = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part=desk] li button');
    if (!found) throw new Error('Nobody is proposed yet.');
    return found;
  });
  fireEvent.click(tile);
  const book = await screen.findByText('Оноох', { selector: BOOK_AT_DESK });
  await waitFor(() => expect((book as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(book);
  const asked = await dialog();
  await fill('Дүн', '100', asked);
  await press('Оноох', asked);
  await expectBesides(asked, {
    Хуваарилалт: 'Хэсгүүдийн нийлбэр орлогын дүнтэй тэнцүү байна.',
  });
  expect(lab.commits()).toEqual([]);
});

test('a part on the desk that is no amount is said at its field, and cannot be booked', async () => {
  await openAt('/accounting/profits/900092');
  await press('Хэд хэдэн зээлд хуваах');
  const tiles = () => document.querySelectorAll('[data-part=desk] li button');
  await waitFor(() => expect(tiles().length).toBeGreaterThan(1));
  for (const place of [0, 1]) fireEvent.click(tiles()[place]);
  const [first] = await screen.findAllByLabelText<HTMLInputElement>(/^Дүн: /);
  for (const [typed, said] of [
    ['5М', AMOUNT],
    ['12,5', 'Бутархайг цэгээр тусгаарлана уу. Жишээ нь 1234.50.'],
    ['0.001', 'Мөнгөн дүнг зөв оруулна уу.'],
    ['', REQUIRED],
  ]) {
    fireEvent.change(first, { target: { value: typed } });
    await waitFor(() => expect(Object.values(besides(document.body))).toEqual([said]));
  }
  const book = await screen.findByText('Оноох', { selector: BOOK_AT_DESK });
  expect((book as HTMLButtonElement).disabled).toBe(true);
  expect(lab.commits()).toEqual([]);
});

test.each([
  ['/accounting/transactions'],
  ['/accounting/profits'],
  ['/envelopes'],
  ['/ebarimt/list?filter={"state":"SENT"}'],
])('%s: a range that is too wide, or no days, is said and not asked for', async (path) => {
  await openAt(path);
  const range = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part=filter][data-mode=range]');
    if (!found?.querySelector('input')) throw new Error('The range is not there yet.');
    return found;
  });
  const [from, to] = range.querySelectorAll('input');
  for (const [first, last, said] of [
    ['2025-01-01', '2026-11-21', WIDE_RANGE],
    ['2026-02-30', '2026-11-21', WRONG_DATE],
    ['2026-11-21', '2026-11-20', DATE_ORDER],
  ]) {
    fireEvent.change(from, { target: { value: first } });
    fireEvent.change(to, { target: { value: last } });
    fireEvent.blur(to);
    await waitFor(() => expect(Object.values(besides(range))).toEqual([said, said]));
  }
  expect(lab.asked('2024-12-31T16', '2025-01-01', '2026-02-30')).toEqual([]);
});
