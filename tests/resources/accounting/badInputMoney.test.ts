import { type BadInput, AMOUNT, longer, REQUIRED, shorter } from '../../support/badInput';
import { testJudged } from '../../support/judgedInput';

const SAVE = 'Хадгалах';

/** What the forms and dialogs of money refuse. */
const RULES: readonly BadInput[] = [
  {
    rule: 'required fields: a QR code',
    path: '/qr/create',
    submit: SAVE,
    said: { Харилцагч: REQUIRED, 'Хүлээн авагчийн нэр': REQUIRED },
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

testJudged(RULES);
