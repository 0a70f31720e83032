import {
  type BadInput,
  AMOUNT,
  longer,
  REQUIRED,
  shorter,
  WRONG_DATE,
} from '../../support/badInput';
import { testJudged } from '../../support/judgedInput';

const THEME = '/envelopes/themes/4/update';
const MOVE = 'Өөр данс руу шилжүүлэх';
const LIMIT = 'Лимит өөрчлөх';
const REASON = 'Баримт шалгаж шийдвэрлэлээ.';

/** What the forms and dialogs of wallets, themes and QR codes refuse. */
const RULES: readonly BadInput[] = [
  {
    rule: 'required fields: money of a temporary account goes to somebody',
    path: '/current-account/100001',
    action: MOVE,
    chooses: { 'Хаашаа шилжүүлэх': 'Өөр харилцагчийн түр данс' },
    fills: { Дүн: '1000', Шалтгаан: REASON },
    submit: MOVE,
    said: { 'Хүлээн авах харилцагч': REQUIRED },
  },
  {
    rule: 'required fields: how much of a temporary account leaves for the bank, and why',
    path: '/current-account/100004',
    action: 'Банк руу буцаах',
    fills: { Дүн: '' },
    submit: 'Банк руу буцаах',
    said: { Дүн: REQUIRED, Шалтгаан: REQUIRED },
  },
  {
    rule: 'money: nothing is moved from a temporary account that is not more than nothing',
    path: '/current-account/100001',
    action: MOVE,
    fills: { Дүн: '0', Шалтгаан: REASON },
    submit: MOVE,
    said: { Дүн: 'Зөвшөөрөгдөх доод утга: 0.01.' },
  },
  {
    rule: 'required fields: the limits of a wallet',
    path: '/wallets/100001',
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
    rule: 'a date must be correct: the last day of a QR code',
    path: '/qr/create',
    fills: { 'Дуусах өдөр': '2026-02-30' },
    said: { 'Дуусах өдөр': WRONG_DATE },
  },
  {
    rule: 'text length: name and purpose of a QR code',
    path: '/qr/create',
    fills: { 'Хүлээн авагчийн нэр': 'Би', Зориулалт: 'З'.repeat(26) },
    said: { 'Хүлээн авагчийн нэр': shorter(3), Зориулалт: longer(25) },
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
    action: MOVE,
    fills: { Дүн: '1000', Шалтгаан: 'ш'.repeat(1001) },
    said: { Шалтгаан: longer(1000) },
  },
  {
    rule: 'text length: why limits of a wallet are changed',
    path: '/wallets/100001',
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

testJudged(RULES);
