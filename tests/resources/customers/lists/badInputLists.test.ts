import { type BadInput, FUTURE, longer, REQUIRED, shorter } from '../../../support/badInput';
import { testJudged } from '../../../support/judgedInput';

const REGNUM = 'Регистрийн дугаар кирилл 2 үсэг, 8 оронтой тооноос бүрдэх ёстой.';
const PHONE = 'Утасны дугаар 8 оронтой байх ёстой.';
const SAVE = 'Хадгалах';
const ANSWER = 'Хариу өгөх';
const CORRECT = 'Засаж дахин бичих';

/** What the forms and dialogs of watch lists, the finder, feedback and reports refuse. */
const RULES: readonly BadInput[] = [
  {
    rule: 'a new entry: what must be there',
    path: '/bw-list/create',
    submit: SAVE,
    said: {
      Жагсаалт: REQUIRED,
      'Овог нэр, байгууллагын нэр': REQUIRED,
      'Регистрийн дугаар': 'Иргэний эсвэл байгууллагын регистрийн дугаарын аль нэгийг бөглөнө үү.',
      Шалтгаан: REQUIRED,
      'Жагсаалтад орсон огноо': REQUIRED,
    },
  },
  {
    rule: 'a new entry: of what form it must be',
    path: '/bw-list/create',
    chooses: { Жагсаалт: 'Хар жагсаалт' },
    fills: {
      'Овог нэр, байгууллагын нэр': 'Н'.repeat(121),
      'Регистрийн дугаар': 'УЗ9911223',
      'Байгууллагын регистрийн дугаар': '598765',
      Утас: '9988776',
      Шалтгаан: 'муу',
      'Жагсаалтад орсон огноо': '2026-11-22',
    },
    submit: SAVE,
    said: {
      'Овог нэр, байгууллагын нэр': longer(120),
      'Регистрийн дугаар': REGNUM,
      'Байгууллагын регистрийн дугаар': 'Байгууллагын регистрийн дугаар 7 оронтой байх ёстой.',
      Утас: PHONE,
      Шалтгаан: shorter(10),
      'Жагсаалтад орсон огноо': FUTURE,
    },
  },
  {
    rule: 'a new entry is a person or a company',
    path: '/bw-list/create',
    fills: { 'Регистрийн дугаар': 'УЗ99112233', 'Байгууллагын регистрийн дугаар': '5987654' },
    said: {
      'Байгууллагын регистрийн дугаар':
        'Иргэн, байгууллагын регистрийн дугаарын зөвхөн нэгийг бөглөнө үү.',
    },
  },
  {
    rule: 'an entry that is changed',
    path: '/bw-list/1001/update',
    fills: { Шалтгаан: 'ш'.repeat(501), 'Жагсаалтад орсон огноо': '' },
    submit: SAVE,
    said: { Шалтгаан: longer(500), 'Жагсаалтад орсон огноо': REQUIRED },
  },
  {
    rule: 'a request of the finder: what must be there',
    path: '/customer-finder/create',
    submit: SAVE,
    said: {
      'Регистрийн дугаар': 'Регистрийн дугаар, утасны аль нэгийг бөглөнө үү.',
      'Хайх шалтгаан': REQUIRED,
    },
  },
  {
    rule: 'a request of the finder: of what form it must be',
    path: '/customer-finder/create',
    fills: { 'Регистрийн дугаар': 'УЗ9911223', Утас: '12', 'Хайх шалтгаан': 'ш'.repeat(301) },
    submit: SAVE,
    said: { 'Регистрийн дугаар': REGNUM, Утас: PHONE, 'Хайх шалтгаан': longer(300) },
  },
  {
    rule: 'an answer to feedback is there',
    path: '/feedback/72',
    action: ANSWER,
    submit: ANSWER,
    said: { Хариу: REQUIRED },
  },
  {
    rule: 'an answer to feedback is not too short',
    path: '/feedback/72',
    action: ANSWER,
    fills: { Хариу: 'Богино' },
    said: { Хариу: shorter(10) },
  },
  {
    rule: 'an answer to feedback is not too long',
    path: '/feedback/72',
    action: ANSWER,
    fills: { Хариу: 'х'.repeat(1_001) },
    said: { Хариу: longer(1_000) },
  },
  {
    rule: 'the correction of a report',
    path: '/zms-writer/300006',
    action: CORRECT,
    fills: {
      'Мэдээлсэн гэрээний дугаар': '№ 1',
      'Мэдээлсэн дуусах огноо': '1990-01-01',
      Шалтгаан: 'муу',
    },
    submit: CORRECT,
    said: {
      'Мэдээлсэн гэрээний дугаар': 'Гэрээний дугаарын бүтэц буруу.',
      'Мэдээлсэн дуусах огноо': 'Дуусах огноо эхлэх огнооноос өмнө байна.',
      Шалтгаан: shorter(10),
    },
  },
];

testJudged(RULES);
