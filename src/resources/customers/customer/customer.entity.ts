import Big from 'big.js';
import { Gender } from '../../../domain/enums/common';
import {
  CustomerKind,
  CustomerListType,
  CustomerSegment,
  EducationLevel,
  EntitySegment,
  FamilyRelationType,
  IdentityVerificationState,
  MaritalStatus,
  RankLevel,
  WithdrawAccess,
} from '../../../domain/enums/customers';
import { NplStage } from '../../../domain/enums/loans';
import { today } from '../../../domain/clock';
import { CUSTOMER } from '../../../domain/settings';
import { isUnderAge } from '../../../domain/watchlists/dealing';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import {
  administrativeUnit,
  certificateNumber,
  choice,
  civilId,
  companyRegisterNumber,
  date,
  dateTime,
  email,
  embedded,
  flag,
  longText,
  money,
  number,
  phone,
  processCode,
  registerNumber,
  tenant,
  text,
} from '../../../fields';
import { customerLifecycle } from './lifecycle';

const ofCitizen = { field: 'type', is: ['CITIZEN'] } as const;
const ofCompany = { field: 'type', is: ['COMPANY'] } as const;

const identity = section(
  'identity',
  [
    'lastName',
    'firstName',
    'surname',
    'regnum',
    'civilId',
    'birthDate',
    'gender',
    'maritalStatus',
    'nationality',
    'bornPlace',
  ],
  ofCitizen,
);
const company = section(
  'company',
  ['name', 'companyRegnum', 'certificateNumber', 'businessType'],
  ofCompany,
);
const director = section(
  'director',
  ['directorName', 'directorRegnum', 'directorPhone', 'directorEmail'],
  ofCompany,
);
const shareholders = section('shareholders', ['shareholders'], ofCompany);
const contact = section('contact', [
  'phone',
  'email',
  'contactPhone',
  'city',
  'district',
  'committee',
  'officialAddress',
  'currentAddress',
]);
const work = section(
  'work',
  ['education', 'profession', 'workplace', 'position', 'workingYear', 'salary'],
  ofCitizen,
);
const exposure = section(
  'exposure',
  ['isPolitician', 'sourceOfCapital', 'exposedRelatives'],
  ofCitizen,
);
const standing = section('standing', [
  'username',
  'age',
  'verificationState',
  'identitySubmittedAt',
  'level',
  'bonusPoint',
  'nplStatus',
  'listType',
  'entitySegment',
  'segment',
  'isFeePaid',
  'tenant',
  'createdAt',
]);

const required = <F extends string>(field: F): ValidationIssue<F> => ({
  field,
  message: 'validation.required',
});

interface Shareholder {
  regnum?: unknown;
  percent?: unknown;
}

/** Whether an administrative unit is not one of those below the other. */
const isOutside = (unit: unknown, above: unknown): boolean =>
  !isBlank(unit) && !String(unit).startsWith(`${String(above ?? '')}-`);

/** The whole company, percent. */
const WHOLE = 100;

/** What is wrong with the owners together: more than the whole company, or one of them twice. */
function shareholderIssues(owners: unknown): ValidationIssue<'shareholders'>[] {
  const rows = (Array.isArray(owners) ? owners : []) as Shareholder[];
  // Two people may have the same mask.
  const numbers = rows
    .map(({ regnum }) => String(regnum ?? ''))
    .filter((regnum) => !isBlank(regnum) && !regnum.includes('*'));
  const sum = rows.reduce(
    (total, { percent }) => (typeof percent === 'number' ? total.plus(percent) : total),
    new Big(0),
  );
  if (new Set(numbers).size < numbers.length)
    return [{ field: 'shareholders', message: 'people.company.shareholder_twice' }];
  return sum.gt(WHOLE)
    ? [
        {
          field: 'shareholders',
          message: 'people.company.shares_over',
          values: { sum: sum.toString() },
        },
      ]
    : [];
}

/** Customers: citizens and companies (docs/domain/customers.md 1.1, 6.1). */
export default entity('customers', {
  gateway: 'customer',
  endpoint: '/customers',
  assumed: true,
  menu: 'customers',
  icon: 'people',
  represent: ['lastName', 'firstName', 'name'],
  palette: { says: ['phone', 'state', 'nplStatus'] },
  identifiedBy: ['regnum', 'phone'],
  titles: { list: 'menu.customers.list', create: 'menu.customers.create' },
  access: {
    list: 'customer:list',
    show: 'customer:view',
    create: 'customer:create',
    edit: 'customer:create',
  },
  fields: {
    type: choice(CustomerKind, { required: true, once: true }),
    username: text({ readOnly: true }),
    state: processCode({ readOnly: true }),
    listType: choice(CustomerListType, { readOnly: true }),
    lastName: text({ required: true, max: 60, private: true, once: true }),
    firstName: text({ required: true, max: 60, private: true, once: true }),
    surname: text({ max: 60, private: true }),
    regnum: registerNumber({ required: true, once: true }),
    civilId: civilId(),
    phone: phone({ required: true }),
    email: email({ required: true }),
    contactPhone: phone(),
    gender: choice(Gender),
    birthDate: date({ noFuture: true, private: true }),
    age: number({ readOnly: true }),
    bornPlace: text({ max: 120, private: true }),
    nationality: text({ max: 60 }),
    maritalStatus: choice(MaritalStatus),
    city: administrativeUnit({ level: 'province' }),
    district: administrativeUnit({ level: 'district', within: 'city' }),
    committee: administrativeUnit({ within: 'district' }),
    officialAddress: longText({ max: 300, private: true }),
    currentAddress: longText({ max: 300, private: true }),
    education: choice(EducationLevel),
    profession: text({ max: 120 }),
    workplace: text({ max: 120 }),
    workingYear: number({ min: 0, max: 70, integer: true }),
    salary: money({ min: 0 }),
    isPolitician: flag(),
    position: text({ max: 120 }),
    sourceOfCapital: text({ max: 200 }),
    /** Relatives who hold a public office, as the customer says (docs/domain/customers.md 5.2). */
    exposedRelatives: embedded(
      {
        familyName: text({ required: true, max: 60, private: true }),
        firstName: text({ required: true, max: 60, private: true }),
        occupation: text({ required: true, max: 120 }),
        relation: choice(FamilyRelationType, { required: true }),
      },
      { labels: 'exposed_relative' },
    ),
    name: text({ required: true, max: 120, once: true }),
    companyRegnum: companyRegisterNumber({ required: true, once: true }),
    certificateNumber: certificateNumber({ required: true }),
    businessType: text({ max: 120 }),
    directorName: text({ required: true, max: 120, private: true }),
    directorRegnum: registerNumber({ required: true }),
    directorPhone: phone({ required: true }),
    directorEmail: email({ required: true }),
    /** Who owns a company (docs/domain/customers.md 1.1). */
    shareholders: embedded(
      {
        name: text({ required: true, max: 120, private: true }),
        regnum: registerNumber({ required: true }),
        percent: number({ required: true, min: 0, max: 100 }),
      },
      { labels: 'shareholder' },
    ),
    entitySegment: choice(EntitySegment, { readOnly: true }),
    segment: choice(CustomerSegment, { readOnly: true }),
    level: choice(RankLevel, { readOnly: true }),
    score: number({ readOnly: true }),
    creditLimit: money({ readOnly: true }),
    bonusPoint: number({ readOnly: true }),
    nplStatus: choice(NplStage, { readOnly: true }),
    isFeePaid: flag({ readOnly: true }),
    canLend: choice(WithdrawAccess, { readOnly: true }),
    canTransfer: choice(WithdrawAccess, { readOnly: true }),
    canOtpRequest: choice(WithdrawAccess, { readOnly: true }),
    isCashOutDeposit: choice(WithdrawAccess, { readOnly: true }),
    tenant: tenant(),
    createdAt: dateTime({ readOnly: true }),
    verificationState: choice(IdentityVerificationState, { readOnly: true }),
    identitySubmittedAt: dateTime({ readOnly: true }),
    openLoanBalance: money({ readOnly: true }),
    activeLoans: number({ readOnly: true }),
    daysPastDue: number({ readOnly: true }),
    walletBalance: money({ readOnly: true }),
  },
  list: {
    columns: ['@name', 'regnum', 'phone', 'state', 'level', 'creditLimit', 'canLend', 'createdAt'],
    optional: [
      'type',
      'lastName',
      'firstName',
      'name',
      'companyRegnum',
      'age',
      'city',
      'district',
      'committee',
      'score',
      'nplStatus',
      'canTransfer',
      'canOtpRequest',
      'isCashOutDeposit',
      'verificationState',
      'identitySubmittedAt',
      'tenant',
    ],
    filters: [
      'regnum',
      'phone',
      'type',
      'verificationState',
      'level',
      'nplStatus',
      'canLend',
      'age',
      'city',
      'district',
      'committee',
      'createdAt',
    ],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'POCKET', filter: { listType: 'POCKET' } },
      { key: 'MERCHANT', filter: { listType: 'MERCHANT' } },
      { key: 'BLACK_LISTED', filter: { listType: 'BLACK_LISTED' } },
      { key: 'SUSPECTED', filter: { listType: 'SUSPECTED' } },
      { key: 'waiting_identity', filter: { verificationState: ['VERIFYING', 'UNABLE'] } },
    ],
  },
  form: [
    section('kind', ['type']),
    identity,
    company,
    director,
    shareholders,
    contact,
    work,
    exposure,
  ],
  show: [identity, company, director, contact, work, exposure, standing, shareholders],
  record: {
    status: 'state',
    facts: [
      'creditLimit',
      'openLoanBalance',
      'activeLoans',
      'daysPastDue',
      'score',
      'walletBalance',
    ],
  },
  rules: ({
    type,
    isPolitician,
    sourceOfCapital,
    shareholders: owners,
    birthDate,
    city,
    district,
    committee,
  }) => [
    ...(isOutside(district, city)
      ? [{ field: 'district', message: 'people.unit_outside' } as const]
      : []),
    ...(isOutside(committee, district)
      ? [{ field: 'committee', message: 'people.unit_outside' } as const]
      : []),
    ...(type !== 'COMPANY' && isUnderAge({ birthDate }, today())
      ? [
          {
            field: 'birthDate',
            message: 'people.under_age',
            values: { years: CUSTOMER.minAge },
          } as const,
        ]
      : []),
    ...(isPolitician === true && !sourceOfCapital ? [required('sourceOfCapital')] : []),
    ...(type === 'COMPANY' ? shareholderIssues(owners) : []),
  ],
  tabs: [
    { key: 'detail' },
    { key: 'contract', wide: true },
    { key: 'bank-accounts', wide: true },
    { key: 'states' },
    { key: 'settings' },
    { key: 'education', wide: true },
    { key: 'xyp-detail' },
    { key: 'loan-balance', wide: true },
    { key: 'worki-info' },
  ],
  subPages: [
    'tenant',
    'detail-test',
    'income',
    'income/all',
    'income/create',
    'point',
    'level',
    'invitation',
    'qr',
    'connect-qr',
    'location',
    'log',
    'verification-log',
  ],
  lifecycle: customerLifecycle,
  unique: ['regnum', 'phone', 'companyRegnum'],
});
