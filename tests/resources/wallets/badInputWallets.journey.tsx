import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { samplePng } from '../../../mocks/engine/samples/sampleFile';
import { ledgerOf } from '../../../mocks/ledger/Ledger';
import { plus } from '../../../src/domain/lending/amounts';
import { expectBesides } from '../../support/journeys/besides';
import {
  AMOUNT,
  type BadInput,
  FUTURE,
  longer,
  REQUIRED,
  shorter,
  testBadInput,
  WRONG_DATE,
} from '../../support/journeys/badInput';
import { choose, dialog, fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { failures } from '../../support/journeys/messages';
import { openAt } from '../../support/journeys/openAt';
import { pressAction } from '../../support/journeys/recordActions';

const lab = startGateways();

const SAVE = 'Хадгалах';
const THEME = '/envelopes/themes/4/update';
const MOVE = 'Өөр данс руу шилжүүлэх';
const LIMIT = 'Лимит өөрчлөх';
const REASON = 'Баримт шалгаж шийдвэрлэлээ.';
const PICTURE = 'Зураг оруулахад алдаа гарлаа.';

/** A picture whose header states these sides. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(Buffer.from(samplePng(8, 8, '#006879'), 'base64'));
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const RULES: readonly BadInput[] = [
  {
    rule: 'a person’s register number: two Cyrillic letters and eight digits (temporary accounts)',
    path: '/current-account/search',
    fills: { 'Регистрийн дугаар эсвэл утас': 'УЗ9911223' },
    submit: 'Хайх',
    said: { 'Регистрийн дугаар эсвэл утас': 'Регистрийн дугаар, утасны дугаар биш байна.' },
  },
  {
    rule: 'a phone number: eight digits (wallets)',
    path: '/wallets/search',
    fills: { 'Регистрийн дугаар эсвэл утас': '991122334' },
    submit: 'Хайх',
    said: { 'Регистрийн дугаар эсвэл утас': 'Регистрийн дугаар, утасны дугаар биш байна.' },
  },
  {
    rule: 'required fields: the number of a bank account',
    path: '/wallets/bank-account',
    submit: 'Эзэмшигчийг хайх',
    said: { 'Дансны дугаар': 'Дансны дугаар 8–12 оронтой тоо байна.' },
  },
  {
    rule: 'the number of a bank account: digits alone',
    path: '/wallets/bank-account',
    fills: { 'Дансны дугаар': '50000000A1' },
    submit: 'Эзэмшигчийг хайх',
    said: { 'Дансны дугаар': 'Дансны дугаар 8–12 оронтой тоо байна.' },
  },
  {
    rule: 'required fields: money of a temporary account goes to somebody',
    path: '/current-account/100001',
    shows: 'Дансны хөдөлгөөн',
    action: MOVE,
    chooses: { 'Хаашаа шилжүүлэх': 'Өөр харилцагчийн түр данс' },
    fills: { Дүн: '1000', Шалтгаан: REASON },
    submit: MOVE,
    said: { 'Хүлээн авах харилцагч': REQUIRED },
  },
  {
    rule: 'money of a temporary account goes to somebody else',
    path: '/current-account/100001',
    shows: 'Дансны хөдөлгөөн',
    action: MOVE,
    chooses: {
      'Хаашаа шилжүүлэх': 'Өөр харилцагчийн түр данс',
      'Хүлээн авах харилцагч': 'Өлзийбаяр Түвшинбаяр',
    },
    fills: { Дүн: '1000', Шалтгаан: REASON },
    submit: MOVE,
    said: { 'Хүлээн авах харилцагч': 'Өөр харилцагчийн дансыг сонгоно уу.' },
  },
  {
    rule: 'required fields: how much of a temporary account leaves for the bank, and why',
    path: '/current-account/100004',
    shows: 'Дансны хөдөлгөөн',
    action: 'Банк руу буцаах',
    fills: { Дүн: '' },
    submit: 'Банк руу буцаах',
    said: { Дүн: REQUIRED, Шалтгаан: REQUIRED },
  },
  {
    rule: 'money: nothing is moved from a temporary account that is not more than nothing',
    path: '/current-account/100001',
    shows: 'Дансны хөдөлгөөн',
    action: MOVE,
    fills: { Дүн: '0', Шалтгаан: REASON },
    submit: MOVE,
    said: { Дүн: 'Зөвшөөрөгдөх доод утга: 0.01.' },
  },
  {
    rule: 'required fields: the limits of a wallet',
    path: '/wallets/100001',
    shows: 'Хэтэвчийн журнал',
    action: LIMIT,
    fills: { 'Үлдэгдлийн лимит': '', 'Өдрийн гүйлгээний лимит': '', 'Гүйлгээний лимит': '' },
    submit: LIMIT,
    said: {
      'Үлдэгдлийн лимит': REQUIRED,
      'Өдрийн гүйлгээний лимит': REQUIRED,
      'Гүйлгээний лимит': REQUIRED,
      Шалтгаан: REQUIRED,
    },
  },
  {
    rule: 'a theme’s place is a whole number from 1 on',
    path: '/envelopes/themes/4',
    action: 'Байр солих',
    fills: { 'Харагдах дараалал': '0' },
    submit: 'Байр солих',
    said: { 'Харагдах дараалал': 'Зөвшөөрөгдөх доод утга: 1.' },
  },
  {
    rule: 'a theme’s place is no part of a number',
    path: '/envelopes/themes/4',
    action: 'Байр солих',
    fills: { 'Харагдах дараалал': '1.5' },
    submit: 'Байр солих',
    said: { 'Харагдах дараалал': 'Бүхэл тоо оруулна уу.' },
  },
  {
    rule: 'required fields: why a receipt is returned',
    path: '/ebarimt/detail/1',
    action: 'И-баримт буцаах',
    submit: 'И-баримт буцаах',
    said: { 'Буцаасан шалтгаан': REQUIRED },
  },
  {
    rule: 'required fields: a QR text to decode',
    path: '/qr/decode',
    submit: 'Тайлах',
    said: { 'QR утга': 'Утга хоосон байж болохгүй.' },
  },
  {
    rule: 'a date must be correct: the last day of a QR code',
    path: '/qr/create',
    fills: { 'Дуусах өдөр': '2026-02-30' },
    said: { 'Дуусах өдөр': WRONG_DATE },
  },
  {
    rule: 'a date must be correct: the day of the receipts',
    path: '/ebarimt/list',
    fills: { 'Тулгах өдөр': '2026-02-30' },
    said: { 'Тулгах өдөр': WRONG_DATE },
  },
  {
    rule: 'a date is required: the day of the receipts',
    path: '/ebarimt/list',
    fills: { 'Тулгах өдөр': '' },
    said: { 'Тулгах өдөр': REQUIRED },
  },
  {
    rule: 'future dates are forbidden: the day of the receipts',
    path: '/ebarimt/list',
    fills: { 'Тулгах өдөр': '2026-11-22' },
    said: { 'Тулгах өдөр': FUTURE },
  },
  {
    rule: 'files: a picture of at most 10 000 pixels a side, of a theme',
    path: THEME,
    files: { 'Зураг: Файл сонгох': { type: 'image/png', bytes: png(10_001, 10) } },
    said: {
      Зураг: `${PICTURE} Зургийн хэмжээ хэтэрсэн байна. Дээд хэмжээ: 10000 × 10000 цэг.`,
    },
  },
  {
    rule: 'files: a picture that is cut off',
    path: THEME,
    files: { 'Зураг: Файл сонгох': { type: 'image/png', bytes: png(8, 8).slice(0, 20) } },
    said: { Зураг: `${PICTURE} Файлыг уншиж чадсангүй. Өөр файл сонгоно уу.` },
  },
  {
    rule: 'files: a theme’s pictures, each in its ratio',
    path: THEME,
    files: {
      'Зураг: Файл сонгох': { type: 'image/png', bytes: png(160, 90) },
      'Картын зураг: Файл сонгох': { type: 'image/png', bytes: png(90, 120) },
      'Жижиг зураг: Файл сонгох': { type: 'image/png', bytes: png(160, 90) },
    },
    submit: SAVE,
    said: {
      Зураг: 'Зургийн харьцаа 3:4 байх ёстой.',
      'Картын зураг': 'Зургийн харьцаа 16:9 байх ёстой.',
      'Жижиг зураг': 'Зургийн харьцаа 1:1 байх ёстой.',
    },
  },
  {
    rule: 'files: the allowed type, of a picture to decode',
    path: '/qr/decode',
    files: { 'Зураг сонгох эсвэл чирэх': { type: 'application/pdf', size: 10 } },
    said: {
      'QR утга': 'Файлын төрөл тохирохгүй байна. Зөвшөөрөгдөх төрөл: png, bmp, jpeg, jpg, gif.',
    },
  },
  {
    rule: 'files: at most 3 MB, of a picture to decode',
    path: '/qr/decode',
    files: { 'Зураг сонгох эсвэл чирэх': { type: 'image/png', size: 3_145_729 } },
    said: { 'QR утга': 'Файлын хэмжээ хэтэрсэн байна. Дээд хэмжээ: 3 МБ.' },
  },
  {
    rule: 'files: a picture to decode is not decoded with too many pixels',
    path: '/qr/decode',
    files: { 'Зураг сонгох эсвэл чирэх': { type: 'image/png', bytes: png(10, 10_001) } },
    said: { 'QR утга': 'Зургийн хэмжээ хэтэрсэн байна. Дээд хэмжээ: 10000 × 10000 цэг.' },
  },
  {
    rule: 'text length: name and purpose of a QR code',
    path: '/qr/create',
    fills: { 'Хүлээн авагчийн нэр': 'Би', Зориулалт: 'З'.repeat(26) },
    said: { 'Хүлээн авагчийн нэр': shorter(3), Зориулалт: longer(25) },
  },
  {
    rule: 'text length: a QR text to decode',
    path: '/qr/decode',
    fills: { 'QR утга': '1'.repeat(513) },
    submit: 'Тайлах',
    said: { 'QR утга': '512 тэмдэгтээс урт байж болохгүй.' },
  },
  {
    rule: 'text length: what a theme is about',
    path: THEME,
    fills: { Мэдээлэл: 'м'.repeat(501) },
    said: { Мэдээлэл: longer(500) },
  },
  {
    rule: 'text length: why a receipt is returned',
    path: '/ebarimt/detail/1',
    action: 'И-баримт буцаах',
    fills: { 'Буцаасан шалтгаан': 'богино' },
    said: { 'Буцаасан шалтгаан': shorter(10) },
  },
  {
    rule: 'text length: why money of a temporary account is moved',
    path: '/current-account/100001',
    shows: 'Дансны хөдөлгөөн',
    action: MOVE,
    fills: { Дүн: '1000', Шалтгаан: 'ш'.repeat(1001) },
    said: { Шалтгаан: longer(1000) },
  },
  {
    rule: 'text length: why limits of a wallet are changed',
    path: '/wallets/100001',
    shows: 'Хэтэвчийн журнал',
    action: LIMIT,
    fills: { Шалтгаан: 'богино' },
    said: { Шалтгаан: shorter(10) },
  },
  {
    rule: 'links must be valid: a theme’s',
    path: THEME,
    fills: { Холбоос: 'javascript:alert(1)' },
    said: { Холбоос: 'Зөв холбоос оруулна уу.' },
  },
  {
    rule: 'money: the price of a theme, at most 50 000',
    path: THEME,
    fills: { Үнэ: '50000.01' },
    said: { Үнэ: 'Утга 0 – 50,000 хооронд байх ёстой.' },
  },
  {
    rule: 'money: the amount of a QR code, above its bounds',
    path: '/qr/create',
    fills: { Дүн: '5000000.01' },
    said: { Дүн: 'Утга 100 – 5,000,000 хооронд байх ёстой.' },
  },
  {
    rule: 'money: no wallet holds more than 50 million, nor spends more a day than it holds',
    path: '/wallets/100001',
    shows: 'Хэтэвчийн журнал',
    action: LIMIT,
    fills: {
      'Үлдэгдлийн лимит': '50000000.01',
      'Өдрийн гүйлгээний лимит': 'их',
      Шалтгаан: REASON,
    },
    submit: LIMIT,
    said: {
      'Үлдэгдлийн лимит': 'Зөвшөөрөгдөх дээд утга: 50,000,000.00.',
      'Өдрийн гүйлгээний лимит': AMOUNT,
    },
  },
  {
    rule: 'money: a wallet’s limit of a day is within what it may hold',
    path: '/wallets/100001',
    shows: 'Хэтэвчийн журнал',
    action: LIMIT,
    fills: { 'Үлдэгдлийн лимит': '1000', Шалтгаан: REASON },
    submit: LIMIT,
    said: {
      'Өдрийн гүйлгээний лимит': 'Өдрийн лимит үлдэгдлийн лимитээс их байж болохгүй.',
    },
  },
  {
    rule: 'the deposit cash-out criteria: whole days, and a balance within its bounds',
    path: '/current-account/deposit-criteria',
    action: 'Шалгуур өөрчлөх',
    fills: {
      'Дараагийн төлөлт хүртэлх хоног': '4.5',
      'Дансанд үлдэх доод дүн': '1000000.01',
      Шалтгаан: 'богино',
    },
    said: {
      'Дараагийн төлөлт хүртэлх хоног': 'Бүхэл тоо оруулна уу.',
      'Дансанд үлдэх доод дүн': 'Утга 0 – 1,000,000 хооронд байх ёстой.',
      Шалтгаан: shorter(10),
    },
  },
];

testBadInput(RULES, lab);

test('a wallet takes no more from a temporary account than it may hold', async () => {
  const { store } = lab.gateways;
  const wallet = store.collection('wallets')?.get(100_001) as MockRecord;
  const held = ledgerOf(store).balanceOf('wallet', { holder: 100_001 });
  store.collection('wallets')?.change(wallet, { amountLimit: plus(held, '1000.00') });
  await openAt('/current-account/100001');
  await screen.findByText('Дансны хөдөлгөөн');
  await pressAction(MOVE);
  const asked = await dialog();
  await fill('Дүн', '1000.01', asked);
  await fill('Шалтгаан', REASON, asked);
  await press(MOVE, asked);
  await expectBesides(asked, { Дүн: 'Хэтэвчийн үлдэгдлийн лимитээс хэтэрнэ.' });
  expect(lab.commits()).toEqual([]);
});

test('of two customers no receipt is made: the fees of the other cannot be chosen, and say why', async () => {
  await openAt('/ebarimt');
  const boxes = () => screen.findAllByRole('checkbox', { name: /^Сонгох: / });
  const [first] = (await boxes()).filter((box) => !(box as HTMLInputElement).disabled);
  fireEvent.click(first);
  await waitFor(() => expect((first as HTMLInputElement).checked).toBe(true));
  const closed = (await boxes()).filter((box) => (box as HTMLInputElement).disabled);
  await waitFor(() =>
    expect(closed.map(({ title }) => title)).toContain(
      'Нэг баримтад нэг харилцагчийн нэг өдрийн шимтгэл орно.',
    ),
  );
  expect(lab.commits()).toEqual([]);
});

test('a customer without a wallet gets no QR code, and is told so before anything is sent', async () => {
  const none = lab.gateways.store
    .collection('customers')
    ?.all.find(
      ({ state, tenant, firstName }) =>
        Number(state) < 600 && tenant === 'pocketmn' && Boolean(firstName),
    );
  await openAt('/qr/create');
  await choose('Харилцагч', `${String(none?.lastName)} ${String(none?.firstName)}`);
  await screen.findByText(
    'Харилцагчид хэтэвч нээгээгүй эсвэл хэтэвчийн гэрээг нь цуцалсан тул код үүсгэхгүй.',
  );
  expect(lab.commits()).toEqual([]);
});

test('a theme’s name that another one has is told in the words of the documents', async () => {
  await openAt(THEME);
  await fill('Нэр', 'Багшдаа');
  await press(SAVE);
  await screen.findByText(/аль хэдийн бүртгэлтэй/);
  expect(failures()[0]).toContain(
    'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу.',
  );
  expect(lab.commits()).toEqual([]);
});

test('a new default, and the end of a theme, are asked yes or no', async () => {
  await openAt('/envelopes/themes/3');
  await press('Үндсэн болгох');
  const asked = await screen.findByRole('alertdialog');
  await press('Болих', asked);
  await openAt('/envelopes/themes/13');
  await press('Устгах');
  await press('Болих', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(lab.commits()).toEqual([]));
});
