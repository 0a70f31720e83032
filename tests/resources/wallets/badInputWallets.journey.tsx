import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../mocks/ledger/Ledger';
import { plus } from '../../../src/domain/lending/amounts';
import { expectBesides } from '../../support/journeys/besides';
import { type BadInputOnScreen, FUTURE, REQUIRED, WRONG_DATE } from '../../support/badInput';
import { testBadInput } from '../../support/journeys/badInput';
import { choose, dialog, fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { failures } from '../../support/journeys/messages';
import { openAt } from '../../support/journeys/openAt';
import { pressAction } from '../../support/journeys/recordActions';
import { plainPng } from '../../support/plainPng';

const lab = startGateways();

const SAVE = 'Хадгалах';
const THEME = '/envelopes/themes/4/update';
const MOVE = 'Өөр данс руу шилжүүлэх';
const REASON = 'Баримт шалгаж шийдвэрлэлээ.';
const PICTURE = 'Зураг оруулахад алдаа гарлаа.';

/** One of each kind of place; every other form and dialog is judged without a console (`badInputWallets.test.ts`). */
const RULES: readonly BadInputOnScreen[] = [
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
    rule: 'the day of the receipts: correct, there, and past',
    path: '/ebarimt/list',
    fills: { 'Тулгах өдөр': '2026-02-30' },
    said: { 'Тулгах өдөр': WRONG_DATE },
    then: [
      { fills: { 'Тулгах өдөр': '' }, said: { 'Тулгах өдөр': REQUIRED } },
      { fills: { 'Тулгах өдөр': '2026-11-22' }, said: { 'Тулгах өдөр': FUTURE } },
    ],
  },
  {
    rule: 'files: a picture of a theme is one, is not too large in bytes or pixels, and is whole',
    path: THEME,
    files: { 'Зураг: Файл сонгох': { type: 'application/zip', size: 10 } },
    said: {
      Зураг: `${PICTURE} Файлын төрөл тохирохгүй байна. Зөвшөөрөгдөх төрөл: png, bmp, jpeg, jpg, gif.`,
    },
    then: [
      {
        files: { 'Зураг: Файл сонгох': { type: 'image/png', size: 3_145_729 } },
        said: { Зураг: `${PICTURE} Файлын хэмжээ хэтэрсэн байна. Дээд хэмжээ: 3 МБ.` },
      },
      {
        files: { 'Зураг: Файл сонгох': { type: 'image/png', bytes: plainPng(10_001, 10) } },
        said: {
          Зураг: `${PICTURE} Зургийн хэмжээ хэтэрсэн байна. Дээд хэмжээ: 10000 × 10000 цэг.`,
        },
      },
      {
        files: { 'Зураг: Файл сонгох': { type: 'image/png', bytes: plainPng(8, 8).slice(0, 20) } },
        said: {
          Зураг: `${PICTURE} Зураг бүрэн биш эсвэл гэмтсэн байна. Өөр зураг сонгоно уу.`,
        },
      },
    ],
  },
  {
    rule: 'files: a theme’s pictures, each in its ratio',
    path: THEME,
    files: {
      'Зураг: Файл сонгох': { type: 'image/png', bytes: plainPng(160, 90) },
      'Картын зураг: Файл сонгох': { type: 'image/png', bytes: plainPng(90, 120) },
      'Жижиг зураг: Файл сонгох': { type: 'image/png', bytes: plainPng(160, 90) },
    },
    submit: SAVE,
    said: {
      Зураг: 'Зургийн харьцаа 3:4 байх ёстой.',
      'Картын зураг': 'Зургийн харьцаа 16:9 байх ёстой.',
      'Жижиг зураг': 'Зургийн харьцаа 1:1 байх ёстой.',
    },
  },
  {
    rule: 'a QR text to decode is there, and not too long; a picture of one is a picture, and not too large',
    path: '/qr/decode',
    submit: 'Тайлах',
    said: { 'QR утга': 'Утга хоосон байж болохгүй.' },
    then: [
      {
        fills: { 'QR утга': '1'.repeat(513) },
        submit: 'Тайлах',
        said: { 'QR утга': '512 тэмдэгтээс урт байж болохгүй.' },
      },
      {
        files: { 'Зураг сонгох эсвэл чирэх': { type: 'application/pdf', size: 10 } },
        said: {
          'QR утга': 'Файлын төрөл тохирохгүй байна. Зөвшөөрөгдөх төрөл: png, bmp, jpeg, jpg, gif.',
        },
      },
      {
        files: { 'Зураг сонгох эсвэл чирэх': { type: 'image/png', size: 3_145_729 } },
        said: { 'QR утга': 'Файлын хэмжээ хэтэрсэн байна. Дээд хэмжээ: 3 МБ.' },
      },
      {
        files: { 'Зураг сонгох эсвэл чирэх': { type: 'image/png', bytes: plainPng(10, 10_001) } },
        said: { 'QR утга': 'Зургийн хэмжээ хэтэрсэн байна. Дээд хэмжээ: 10000 × 10000 цэг.' },
      },
    ],
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
