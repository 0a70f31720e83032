import { type BadInput, AMOUNT, longer, REQUIRED, shorter } from '../../support/badInput';
import { testJudged } from '../../support/judgedInput';

const BOOK = 'Бичих';
const SAVE = 'Хадгалах';
const GROUND = 'Харилцагчийн бичгээр өгсөн хүсэлтээр.';
const OPENING = '/accounting/opening-balance/create';
const opening = { Жил: '2025', Үндэслэл: GROUND };
const RESERVE = 'Банкны нөөц данс';
const BEGINNING = 'Эхний үлдэгдлийн данс';

/** What the forms and dialogs of entries by hand refuse. */
const RULES: readonly BadInput[] = [
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
    rule: 'required fields: a charge of a bank',
    path: '/accounting/bank-charge',
    submit: BOOK,
    said: {
      'Гарах данс': REQUIRED,
      'Банкны гүйлгээний дугаар': REQUIRED,
      Дүн: REQUIRED,
      Үндэслэл: REQUIRED,
    },
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
    rule: 'a year that has not begun has no opening balance, nor one before 2000',
    path: OPENING,
    fills: { Жил: '2027', Үндэслэл: GROUND },
    submit: SAVE,
    said: {
      Жил: 'Эхлээгүй жилийн эхний үлдэгдлийг оруулахгүй.',
      Данс: 'Доод тал нь хоёр данс оруулна уу.',
    },
  },
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
    action: 'Хэтэвчид буцаах',
    fills: { Тайлбар: 'богино' },
    said: { Тайлбар: shorter(10) },
  },
  {
    rule: 'text length: why a held sum is reported',
    path: '/accounting/held-transactions?id=800018',
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

testJudged(RULES);
