import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import {
  AMOUNT,
  type BadInputOnScreen,
  DATE_ORDER,
  FUTURE,
  REQUIRED,
  WIDE_RANGE,
  WRONG_DATE,
} from '../../support/badInput';
import { besides, expectBesides } from '../../support/journeys/besides';
import { testBadInput } from '../../support/journeys/badInput';
import { choose, dialog, fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';
import { pressAction } from '../../support/journeys/recordActions';

const lab = startGateways();

const BOOK = 'Бичих';
const BOOK_AT_DESK = '[data-part=desk] [data-variant=primary]';
const GROUND = 'Харилцагчийн бичгээр өгсөн хүсэлтээр.';
const DOCUMENT = 'Үндэслэх баримт: Файл сонгох';
const PDF_ONLY = 'Файл буруу байна. Файлын төрөл тохирохгүй байна. Зөвшөөрөгдөх төрөл: pdf.';
const TOO_LARGE = 'Файл буруу байна. Файлын хэмжээ хэтэрсэн байна. Дээд хэмжээ: 3 МБ.';
const CLASS_UPGRADE = {
  Харилцагч: REQUIRED,
  Зээл: REQUIRED,
  'Шинэ ангилал': REQUIRED,
  'Үндэслэх баримт': REQUIRED,
  Үндэслэл: REQUIRED,
};

/** One of each kind of place; every other form and dialog is judged without a console (`badInputEntries.test.ts`). */
const RULES: readonly BadInputOnScreen[] = [
  // A desk form: an entry by hand.
  {
    rule: 'another class of a loan: what must be there, and its document is a small pdf',
    path: '/accounting/loan-class-upgrade',
    submit: BOOK,
    said: CLASS_UPGRADE,
    then: [
      {
        files: { [DOCUMENT]: { type: 'image/png', size: 10 } },
        said: { ...CLASS_UPGRADE, 'Үндэслэх баримт': PDF_ONLY },
      },
      {
        files: { [DOCUMENT]: { type: 'application/pdf', size: 3_145_729 } },
        said: { ...CLASS_UPGRADE, 'Үндэслэх баримт': TOO_LARGE },
      },
    ],
  },

  // A dialog that a queue's panel opens.
  {
    rule: 'required fields: how a held sum is finished',
    path: '/accounting/held-transactions?id=800018',
    panel: /HT-00018/,
    action: 'Гүйцээх',
    submit: 'Гүйцээх',
    said: { Тайлбар: REQUIRED },
  },

  // Rows of a list.
  {
    rule: 'money: an account of an opening balance is on one side',
    path: '/accounting/opening-balance/create',
    fills: { Жил: '2025', Үндэслэл: GROUND },
    rows: [
      { chooses: { Данс: 'Банкны нөөц данс' }, fills: { Дебит: '100', Кредит: '100' } },
      { chooses: { Данс: 'Эхний үлдэгдлийн данс' }, fills: { Кредит: '100' } },
    ],
    submit: 'Хадгалах',
    said: { 'Данс: Мөр 1: Дебит': 'Дебит, кредит талын зөвхөн нэгийг бөглөнө.' },
  },

  // Days of a page, which are judged as they are typed.
  {
    rule: 'the days of a statement: correct, past, in order, and of a year at most',
    path: '/accounting/accounts/gl/1110-01',
    fills: { 'Эхлэх огноо': '2026-02-30' },
    said: { 'Эхлэх огноо': WRONG_DATE },
    then: [
      {
        fills: { 'Эхлэх огноо': '2026-11-01', 'Дуусах огноо': '2026-11-22' },
        said: { 'Дуусах огноо': FUTURE },
      },
      {
        fills: { 'Дуусах огноо': '2026-11-10', 'Эхлэх огноо': '2026-11-11' },
        said: { 'Дуусах огноо': DATE_ORDER },
      },
      {
        fills: { 'Дуусах огноо': '2026-11-21', 'Эхлэх огноо': '2025-11-20' },
        said: { 'Дуусах огноо': WIDE_RANGE },
      },
    ],
  },
  {
    rule: 'the days of the trial balance: past, and there',
    path: '/accounting/trial-balance',
    fills: { 'Дуусах огноо': '2026-11-22' },
    said: { 'Дуусах огноо': FUTURE },
    then: [{ fills: { 'Дуусах огноо': '' }, said: { 'Дуусах огноо': REQUIRED } }],
  },
];

testBadInput(RULES, lab);

test('money is not paid out twice: what the bank has done goes back to no wallet', async () => {
  const transfers = lab.gateways.store.collection('accounting/failed-transfers');
  transfers?.change(transfers.get(700_022) as MockRecord, { logState: 'EXECUTED' });
  await openAt('/accounting/failed-transfers/700022');
  await pressAction('Залруулах');
  const asked = await dialog();
  await choose('Залруулсан арга', 'Дансанд нь буцаах', asked);
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

test('a range of a list that is too wide, or no days, is said and not asked for', async () => {
  await openAt('/accounting/transactions');
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
