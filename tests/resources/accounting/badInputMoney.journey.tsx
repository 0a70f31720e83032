import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';
import { closedAction } from '../../support/journeys/recordActions';

const lab = startGateways();

const PICTURE = 'Зураг оруулахад алдаа гарлаа.';
const SAVE = 'Хадгалах';

const RULES: readonly BadInput[] = [
  {
    rule: 'a person’s register number: two Cyrillic letters and eight digits (wallets)',
    path: '/wallets/search',
    fills: { 'Регистрийн дугаар эсвэл утас': 'УЗ9911223' },
    submit: 'Хайх',
    said: { 'Регистрийн дугаар эсвэл утас': 'Регистрийн дугаар, утасны дугаар биш байна.' },
  },
  {
    rule: 'a phone number: eight digits (temporary accounts)',
    path: '/current-account/search',
    fills: { 'Регистрийн дугаар эсвэл утас': '991122' },
    submit: 'Хайх',
    said: { 'Регистрийн дугаар эсвэл утас': 'Регистрийн дугаар, утасны дугаар биш байна.' },
  },
  {
    rule: 'a company’s register number: seven digits, and it must be there',
    path: '/ebarimt',
    chooses: { 'Хүлээн авагч': 'Байгууллага' },
    submit: 'И-баримт илгээх',
    said: { 'Байгууллагын регистр': REQUIRED },
  },
  {
    rule: 'a company’s register number of six digits',
    path: '/ebarimt',
    chooses: { 'Хүлээн авагч': 'Байгууллага' },
    fills: { 'Байгууллагын регистр': '501234' },
    submit: 'И-баримт илгээх',
    said: { 'Байгууллагын регистр': 'Байгууллагын регистрийн дугаар 7 оронтой байх ёстой.' },
  },
  {
    rule: 'required fields: a QR code',
    path: '/qr/create',
    submit: SAVE,
    said: { Харилцагч: REQUIRED, 'Хүлээн авагчийн нэр': REQUIRED },
  },
  {
    rule: 'required fields: a theme and its three pictures',
    path: '/envelopes/themes/create',
    submit: SAVE,
    said: {
      'Жижиг зураг': REQUIRED,
      Нэр: REQUIRED,
      Ангилал: REQUIRED,
      Үнэ: REQUIRED,
      Зураг: REQUIRED,
      'Картын зураг': REQUIRED,
    },
  },
  {
    rule: 'required fields: an opening balance',
    path: '/accounting/opening-balance/create',
    submit: SAVE,
    said: { Жил: REQUIRED, Үндэслэл: REQUIRED, Данс: 'Доод тал нь хоёр данс оруулна уу.' },
  },
  {
    rule: 'required fields: how a failed transfer is put right',
    path: '/accounting/failed-transfers/700020',
    action: 'Залруулах',
    submit: 'Залруулах',
    said: { 'Залруулсан арга': REQUIRED, Тайлбар: REQUIRED },
  },
  {
    rule: 'a date must be correct: the day that is reconciled',
    path: '/accounting/balance-reconciliation',
    fills: { 'Тулгах өдөр': '2026-02-30' },
    said: { 'Тулгах өдөр': WRONG_DATE },
  },
  {
    rule: 'future dates are forbidden: the day that is reconciled',
    path: '/accounting/balance-reconciliation',
    fills: { 'Тулгах өдөр': '2026-11-22' },
    said: { 'Тулгах өдөр': FUTURE },
  },
  {
    rule: 'a date is required: the day of the trial balance',
    path: '/accounting/accounts/gl',
    fills: { Өдөр: '' },
    said: { Өдөр: REQUIRED },
  },
  {
    rule: 'a QR code does not end before it is made',
    path: '/qr/create',
    fills: { 'Дуусах өдөр': '2026-11-20' },
    said: { 'Дуусах өдөр': 'Дуусах өдөр өнөөдрөөс өмнө байж болохгүй.' },
  },
  {
    rule: 'text length: the name on a QR code',
    path: '/qr/create',
    fills: { 'Хүлээн авагчийн нэр': 'Н'.repeat(200) },
    said: { 'Хүлээн авагчийн нэр': longer(25) },
  },
  {
    rule: 'text length: a theme',
    path: '/envelopes/themes/4/update',
    fills: { Нэр: 'Н'.repeat(500) },
    said: { Нэр: longer(60) },
  },
  {
    rule: 'money: digits and the decimal point; what is no amount is said (docs/domain/input.md 3.1)',
    path: '/qr/create',
    fills: { Дүн: 'мянга' },
    submit: SAVE,
    said: { Харилцагч: REQUIRED, 'Хүлээн авагчийн нэр': REQUIRED, Дүн: AMOUNT },
  },
  {
    rule: 'money: the limits of a wallet, each within the next',
    path: '/wallets/100001',
    shows: 'Хэтэвчийн журнал',
    action: 'Лимит өөрчлөх',
    fills: { 'Гүйлгээний лимит': '4000000' },
    submit: 'Лимит өөрчлөх',
    said: {
      'Гүйлгээний лимит': 'Гүйлгээний лимит өдрийн лимитээс их байж болохгүй.',
      Шалтгаан: REQUIRED,
    },
  },
  {
    rule: 'money: no more leaves a temporary account than is on it',
    path: '/current-account/100002',
    shows: 'Дансны хөдөлгөөн',
    action: 'Банк руу буцаах',
    fills: { Дүн: '260000.01', Шалтгаан: 'богино' },
    submit: 'Банк руу буцаах',
    said: {
      Дүн: 'Дансны үлдэгдлээс их байна.',
      Шалтгаан: shorter(10),
    },
  },
  {
    rule: 'a fraud comment has at least {char} characters',
    path: '/accounting/fraud-transfer/30003',
    action: 'Тайлбар нэмэх',
    fills: { Сэтгэгдэл: '123456789' },
    submit: 'Тайлбар нэмэх',
    said: { Сэтгэгдэл: 'Сэтгэгдэл доод тал нь 10 тэмдэгт байх ёстой.' },
  },
  {
    rule: 'a fraud comment is shorter than {length}',
    path: '/accounting/fraud-transfer/30003',
    action: 'Тайлбар нэмэх',
    fills: { Сэтгэгдэл: 'т'.repeat(1001) },
    submit: 'Тайлбар нэмэх',
    said: { Сэтгэгдэл: longer(1000) },
  },
  {
    rule: 'files: the allowed type, of a theme’s picture',
    path: '/envelopes/themes/4/update',
    files: { 'Зураг: Файл сонгох': { type: 'application/zip', size: 10 } },
    said: {
      Зураг: `${PICTURE} Файлын төрөл тохирохгүй байна. Зөвшөөрөгдөх төрөл: png, bmp, jpeg, jpg, gif.`,
    },
  },
  {
    rule: 'files: at most 3 MB, of a theme’s picture',
    path: '/envelopes/themes/4/update',
    files: { 'Зураг: Файл сонгох': { type: 'image/png', size: 3_145_729 } },
    said: { Зураг: `${PICTURE} Файлын хэмжээ хэтэрсэн байна. Дээд хэмжээ: 3 МБ.` },
  },
  {
    rule: 'the deposit cash-out criteria: both fields, within their bounds',
    path: '/current-account/deposit-criteria',
    action: 'Шалгуур өөрчлөх',
    fills: { 'Дараагийн төлөлт хүртэлх хоног': '61', 'Дансанд үлдэх доод дүн': '' },
    submit: 'Шалгуур өөрчлөх',
    said: {
      'Дараагийн төлөлт хүртэлх хоног': 'Утга 0 – 60 хооронд байх ёстой.',
      'Дансанд үлдэх доод дүн': REQUIRED,
      Шалтгаан: REQUIRED,
    },
  },
];

testBadInput(RULES, lab);

test('a list without rows has nothing to take away, and says so', async () => {
  await openAt('/accounting/failed-transfers?filter={"number":"FT-99999"}');
  const button = await screen.findByText('Excel татах', { selector: 'button' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(button.title).not.toBe('');
});

test('a receipt is returned from SENT alone', async () => {
  await openAt('/ebarimt/detail/7');
  await screen.findByRole('heading', { level: 1, name: 'EB-2025-000007' });
  const { element } = await closedAction('И-баримт буцаах');
  fireEvent.click(element);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lab.commits()).toEqual([]);
});
