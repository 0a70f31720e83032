import { type BadInput, FUTURE, longer, REQUIRED, shorter } from '../../../support/badInput';
import { testJudged } from '../../../support/judgedInput';

const REGNUM = 'Регистрийн дугаар кирилл 2 үсэг, 8 оронтой тооноос бүрдэх ёстой.';
const PHONE = 'Утасны дугаар 8 оронтой байх ёстой.';
const EMAIL = 'И-мэйл хаягаа зөв оруулна уу.';
const SAVE = 'Хадгалах';
const NAME = 'Нэр өөрчлөх';

/** What the forms and dialogs of customers refuse. */
const RULES: readonly BadInput[] = [
  {
    rule: 'a new company: what must be there, and of what form',
    path: '/customers/create',
    chooses: { 'Харилцагчийн төрөл': 'Байгууллага' },
    fills: {
      'Байгууллагын регистрийн дугаар': '598765',
      'Гэрчилгээний дугаар': '901198765',
      'Захирлын регистрийн дугаар': 'УЗ8001011',
      'Захирлын утас': '9911224',
      'Захирлын и-мэйл': 'dorj',
    },
    rows: [{ fills: { 'Эзлэх хувь (%)': '101' } }],
    submit: SAVE,
    said: {
      'Байгууллагын нэр': REQUIRED,
      'Байгууллагын регистрийн дугаар': 'Байгууллагын регистрийн дугаар 7 оронтой байх ёстой.',
      'Гэрчилгээний дугаар': 'Гэрчилгээний дугаар 10 оронтой байх ёстой.',
      'Захирлын нэр': REQUIRED,
      'Захирлын регистрийн дугаар': REGNUM,
      'Захирлын утас': PHONE,
      'Захирлын и-мэйл': EMAIL,
      'И-мэйл': REQUIRED,
      Утас: REQUIRED,
      'Хувьцаа эзэмшигчид: Мөр 1: Нэр': REQUIRED,
      'Хувьцаа эзэмшигчид: Мөр 1: Регистрийн дугаар': REQUIRED,
      'Хувьцаа эзэмшигчид: Мөр 1: Эзлэх хувь (%)': 'Утга 0 – 100 хооронд байх ёстой.',
    },
  },
  {
    rule: 'a citizen who is changed',
    path: '/customers/100001/update',
    fills: {
      'Ургийн овог': 'Б'.repeat(61),
      'Иргэний бүртгэлийн дугаар': '12345678901',
      'Төрсөн огноо': '2026-11-22',
      Утас: '9988776',
      'И-мэйл': 'saraa@',
      'Албан ёсны хаяг': 'Х'.repeat(301),
      'Ажилласан жил': '71',
      Цалин: '-1',
    },
    submit: SAVE,
    said: {
      'Ургийн овог': longer(60),
      'Иргэний бүртгэлийн дугаар': 'Иргэний бүртгэлийн дугаар 12 оронтой байх ёстой.',
      'Төрсөн огноо': FUTURE,
      Утас: PHONE,
      'И-мэйл': EMAIL,
      'Албан ёсны хаяг': longer(300),
      'Ажилласан жил': 'Утга 0 – 70 хооронд байх ёстой.',
      Цалин: 'Хасах тэмдэгтэй дүн оруулах боломжгүй.',
    },
  },
  {
    rule: 'an education that is changed',
    path: '/customers/education/1/update',
    fills: {
      Сургууль: 'С'.repeat(121),
      'Элссэн он': '1959',
      'Голч дүн': '4.1',
      'Элсэлтийн шалгалтын оноо': '',
    },
    submit: SAVE,
    said: {
      Сургууль: longer(120),
      'Элссэн он': 'Зөвшөөрөгдөх доод утга: 1960.',
      'Голч дүн': 'Утга 0 – 4 хооронд байх ёстой.',
      'Элсэлтийн шалгалтын оноо': 'Элсэлтийн шалгалтын оноо оруулна уу.',
    },
  },
  {
    rule: 'another name: what must be there, and a reason that is one',
    path: '/customers/100001',
    action: NAME,
    fills: { 'Эцэг/эхийн нэр': ' ', Нэр: 'Н'.repeat(61), Шалтгаан: 'Богино' },
    submit: NAME,
    said: {
      'Эцэг/эхийн нэр': REQUIRED,
      Нэр: longer(60),
      'Үндэслэл баримт (PDF)': REQUIRED,
      Шалтгаан: shorter(10),
    },
  },
  {
    rule: 'another name: a reason that is too long',
    path: '/customers/100001',
    action: NAME,
    fills: { Шалтгаан: 'ш'.repeat(1_001) },
    said: { Шалтгаан: longer(1_000) },
  },
  {
    rule: 'data that is sent back needs its reasons',
    path: '/customers/100001',
    action: 'Мэдээлэл буцаах',
    submit: 'Мэдээлэл буцаах',
    said: { 'Татгалзах шалтгаан': REQUIRED },
  },
];

testJudged(RULES);
