import { type BadInput, longer, REQUIRED, shorter } from '../../support/badInput';
import { testJudged } from '../../support/judgedInput';

const path = '/coupon/create';
const letters = (count: number) => 'К'.repeat(count);
const ORDER = 'Эхлэх огноо дуусах огнооноос, дуусах огноо хүчинтэй хугацаанаас өмнө байх ёстой.';

/** Section 5 of the second document, as the form of a coupon says it. */
const RULES: readonly BadInput[] = [
  {
    rule: 'what a coupon needs',
    path,
    submit: 'Хадгалах',
    said: {
      Нэр: REQUIRED,
      Таг: REQUIRED,
      Төрөл: REQUIRED,
      Мерчант: REQUIRED,
      Ангилал: REQUIRED,
      'Үндсэн үнэ': REQUIRED,
      Хувилбарууд: REQUIRED,
      'Харилцагчийн түвшин': REQUIRED,
      'Нэг харилцагчийн лимит': REQUIRED,
      'Нэг удаагийн дээд тоо': REQUIRED,
      'Эхлэх огноо': REQUIRED,
      'Дуусах огноо': REQUIRED,
      'Хүчинтэй хугацаа': REQUIRED,
      Зураг: REQUIRED,
      Мэдээлэл: REQUIRED,
      Нөхцөл: REQUIRED,
      Байршлууд: REQUIRED,
    },
  },
  {
    rule: 'name: 3 characters at least',
    path,
    fills: { Нэр: letters(2) },
    said: { Нэр: shorter(3) },
  },
  {
    rule: 'name: 30 characters at most',
    path,
    fills: { Нэр: letters(31) },
    said: { Нэр: longer(30) },
  },
  { rule: 'tag: 7 characters at most', path, fills: { Таг: letters(8) }, said: { Таг: longer(7) } },
  {
    rule: 'base price: 500 at least',
    path,
    fills: { 'Үндсэн үнэ': '499' },
    said: { 'Үндсэн үнэ': 'Утга 500 – 10,000,000 хооронд байх ёстой.' },
  },
  {
    rule: 'base price: 10,000,000 at most',
    path,
    fills: { 'Үндсэн үнэ': '10000000.01' },
    said: { 'Үндсэн үнэ': 'Утга 500 – 10,000,000 хооронд байх ёстой.' },
  },
  {
    rule: 'discount: 100 percent at most',
    path,
    fills: { 'Хямдралын хувь': '101' },
    said: { 'Хямдралын хувь': 'Утга 0 – 100 хооронд байх ёстой.' },
  },
  {
    rule: 'discounted price: 0, or 500 at least',
    path,
    fills: { 'Үндсэн үнэ': '20000', 'Хямдарсан үнэ': '499' },
    said: { 'Хямдарсан үнэ': 'Хямдарсан үнэ 500 – 3,000,000 хооронд эсвэл 0 байх ёстой.' },
  },
  {
    rule: 'quantity of a variant: a whole number',
    path: '/coupon/11/update',
    rows: [{ fills: { 'Тоо ширхэг': '1.5' } }],
    said: { 'Хувилбарууд: Мөр 1: Тоо ширхэг': 'Бүхэл тоо оруулна уу.' },
  },
  {
    rule: 'start, end and expiry follow each other',
    path,
    fills: {
      'Эхлэх огноо': '2026-12-01',
      'Дуусах огноо': '2026-12-20',
      'Хүчинтэй хугацаа': '2026-12-19',
    },
    said: { 'Хүчинтэй хугацаа': ORDER },
  },
  {
    rule: 'one purchase is within the limit of a customer',
    path,
    fills: { 'Нэг харилцагчийн лимит': '2', 'Нэг удаагийн дээд тоо': '3' },
    said: {
      'Нэг удаагийн дээд тоо': 'Нэг удаагийн дээд тоо нэг харилцагчийн лимитээс их байж болохгүй.',
    },
  },
];

testJudged(RULES);
