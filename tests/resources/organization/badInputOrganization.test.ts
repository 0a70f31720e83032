import { type BadInput, longer, REQUIRED } from '../../support/badInput';
import { testJudged } from '../../support/judgedInput';

const RULES: readonly BadInput[] = [
  {
    rule: '5.1 a position needs a name and a role',
    path: '/organization/position/create',
    submit: 'Хадгалах',
    said: { Нэр: REQUIRED, 'Үүргийн нэр': REQUIRED },
  },
  {
    rule: '5.1 the name of a position is at most 100 characters',
    path: '/organization/position/create',
    fills: { Нэр: 'а'.repeat(101) },
    said: { Нэр: longer(100) },
  },
  {
    rule: '5.1 a unit needs a code and a name',
    path: '/organization/units/create',
    submit: 'Хадгалах',
    said: { Код: REQUIRED, Нэр: REQUIRED },
  },
  {
    rule: '5.1 who has which position where, and since when, is said',
    path: '/organization/user/create',
    submit: 'Хадгалах',
    said: {
      Ажилтан: REQUIRED,
      'Албан тушаал': REQUIRED,
      Салбар: REQUIRED,
      'Томилогдсон огноо': REQUIRED,
    },
  },
  {
    rule: '5.1 another role of a position is another one',
    path: '/organization/position/1',
    action: 'Үүрэг солих',
    chooses: { 'Үүргийн нэр': 'Агент' },
    submit: 'Үүрэг солих',
    said: { 'Үүргийн нэр': 'Албан тушаал энэ үүрэгтэй байна.', Шалтгаан: REQUIRED },
  },
];

testJudged(RULES);
