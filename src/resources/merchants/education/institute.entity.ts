import { InstituteRegistrationState, InstituteType } from '../../../domain/enums/merchants';
import { accountIssues } from '../../../domain/merchants/institute';
import { INSTITUTE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { bank, choice, dateTime, embedded, flag, number, text, userName } from '../../../fields';
import { KEEP_INSTITUTES, SEE_MERCHANTS } from '../rights';
import { instituteLifecycle } from './lifecycle';

/** Schools, kindergartens and universities that are paid through the app (docs/domain/organisation.md 3.1). */
export default entity('merchant-education', {
  gateway: 'merchantWeb',
  endpoint: '/institutes',
  assumed: true,
  menu: 'merchants/education',
  order: 0,
  icon: 'school',
  represent: 'name',
  titles: { list: 'menu.merchant_education.list', create: 'menu.merchant_education.create' },
  access: {
    list: SEE_MERCHANTS,
    show: SEE_MERCHANTS,
    create: KEEP_INSTITUTES,
    edit: KEEP_INSTITUTES,
  },
  ruledBy: 'mainTenant',
  fields: {
    type: choice(InstituteType, { required: true }),
    name: text({ required: true, max: INSTITUTE.nameMax }),
    grade: text({ max: INSTITUTE.gradeMax }),
    class: text({ max: INSTITUTE.gradeMax }),
    bankAccounts: embedded(
      {
        bankCode: bank({ required: true }),
        number: text({
          required: true,
          min: INSTITUTE.accountMin,
          max: INSTITUTE.accountMax,
          private: true,
        }),
        isPrime: flag(),
        /** The bank's gateway asks the account for what came in. */
        isRun: flag({ readOnly: true }),
        lastRun: dateTime({ readOnly: true }),
      },
      {
        required: true,
        max: INSTITUTE.bankAccounts,
        full: 'validation.bank_accounts_max',
        labels: 'merchant-education',
      },
    ),
    state: choice(InstituteRegistrationState, { readOnly: true }),
    /** Students who say that they study there. */
    students: number({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['name', 'type', 'grade', 'class', 'students', 'state', 'createdAt'],
    optional: ['bankAccounts', 'createdBy'],
    filters: ['type', 'state', 'students', 'createdAt'],
    search: true,
    sort: { field: 'name', order: 'ASC' },
    views: InstituteType.values.map((type) => ({ key: type, filter: { type } })),
  },
  form: [
    section('general', ['type', 'name']),
    section('classes', ['grade', 'class'], { field: 'type', is: ['SCHOOL', 'KINDERGARTEN'] }),
    section('accounts', ['bankAccounts']),
  ],
  show: [
    section('classes', ['grade', 'class'], { field: 'type', is: ['SCHOOL', 'KINDERGARTEN'] }),
    section('accounts', ['bankAccounts']),
  ],
  record: { status: 'state', facts: ['type', 'students', 'createdAt', 'createdBy'] },
  lifecycle: instituteLifecycle,
  rules: ({ bankAccounts }) =>
    accountIssues(bankAccounts ?? []).map(({ at, field, message }) => ({
      field: `bankAccounts.${at}.${field}` as const,
      message,
    })),
  unique: ['name'],
});
