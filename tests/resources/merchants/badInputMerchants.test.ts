import { type BadInput, REQUIRED } from '../../support/badInput';
import { testJudged } from '../../support/judgedInput';

const RULES: readonly BadInput[] = [
  {
    rule: 'an employee needs a name, numbers, a unit and a day',
    path: '/organization/employee/create',
    submit: 'Хадгалах',
    said: {
      'Эцэг/эхийн нэр': REQUIRED,
      Нэр: REQUIRED,
      'Регистрийн дугаар': REQUIRED,
      Утас: REQUIRED,
      Нэгж: REQUIRED,
      'Ажилд орсон огноо': REQUIRED,
    },
  },
  {
    rule: 'an employee of another lender needs the lender first',
    path: '/organization/employee/create-on-tenant',
    submit: 'Хадгалах',
    said: {
      Тенант: REQUIRED,
      'Эцэг/эхийн нэр': REQUIRED,
      Нэр: REQUIRED,
      'Регистрийн дугаар': REQUIRED,
      Утас: REQUIRED,
      Нэгж: REQUIRED,
      'Ажилд орсон огноо': REQUIRED,
    },
  },
  {
    rule: 'an institute needs a type and a name',
    path: '/merchant-education/create',
    submit: 'Хадгалах',
    said: { Төрөл: REQUIRED, Нэр: REQUIRED, 'Банкны данснууд': REQUIRED },
  },
];

testJudged(RULES);
