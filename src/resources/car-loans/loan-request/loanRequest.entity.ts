import { CarLoanRequestState } from '../../../domain/enums/car-loans';
import { TermUnit } from '../../../domain/enums/loans';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  image,
  money,
  number,
  percent,
  personName,
  personNumber,
  personPhone,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { LENDING, QUEUE } from '../../../domain/settings';
import { carYearIssues } from '../carYear';
import { CAR_REQUEST, DRAFT_CAR_REQUEST } from '../rights';
import { carLoanLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/**
 * A request for a loan against a car (docs/domain/lending.md 15.1), as the customer or the staff of a branch made it.
 */
export const loanRequestFields = {
  code: text(given),
  customerId: reference('customers', { required: true, once: true }),
  customerName: personName(),
  regnum: personNumber(),
  phone: personPhone(),
  mark: text({ required: true, max: 60 }),
  carModel: text({ required: true, max: 60 }),
  /** Four digits: a year is no figure. */
  manufacturedYear: text({ required: true, max: 4 }),
  plateNumber: text({ required: true, max: 12 }),
  vin: text({ required: true, max: 30 }),
  mileage: number({ min: 0, integer: true }),
  frontPhoto: image(),
  sidePhoto: image(),
  requestedAmount: money({ required: true, min: '0.01' }),
  duration: number({ required: true, min: 1, max: LENDING.rowsMax, integer: true }),
  termUnit: choice(TermUnit, { required: true }),
  /** The allowed price of the same mark, model and year; none where there is no such price. */
  allowedPrice: money(given),
  yearThreshold: text(given),
  collateralPercent: percent(given),
  /** Allowed price × collateral percent; none where one of them is not configured. */
  cap: money(given),
  state: choice(CarLoanRequestState, given),
  loanId: reference('loans', given),
  collateralId: reference('loans/collateral/admin', given),
  tenant: tenant(),
  createdAt: dateTime(given),
  createdBy: userName(given),
} as const;

/** Requests for loans against cars (docs/domain/lending.md 15.1). */
export default entity('car-loan/loan-requests', {
  gateway: 'main',
  endpoint: '/car-loan/loan-requests',
  assumed: true,
  menu: 'car-loan',
  order: 0,
  icon: 'car',
  titles: { list: 'menu.car_loan.requests' },
  // A draft alone is edited, by its maker: its page says so to everybody else.
  paths: { edit: null },
  represent: ['mark', 'carModel', 'plateNumber'],
  access: {
    list: CAR_REQUEST,
    show: CAR_REQUEST,
    create: DRAFT_CAR_REQUEST,
    edit: DRAFT_CAR_REQUEST,
  },
  waiting: {
    filter: { state: 'pending' },
    since: 'createdAt',
    slaMinutes: QUEUE.slaMinutes.other,
  },
  fields: loanRequestFields,
  list: {
    columns: [
      'code',
      'customerName',
      'carModel',
      'manufacturedYear',
      'requestedAmount',
      'cap',
      'state',
      'createdAt',
    ],
    optional: ['mark', 'plateNumber', 'regnum', 'phone', 'allowedPrice', 'tenant', 'createdBy'],
    filters: [
      'state',
      'carModel',
      'mark',
      'manufacturedYear',
      'plateNumber',
      'regnum',
      'createdAt',
      'createdBy',
    ],
    search: 'private',
    sort: { field: 'createdAt', order: 'ASC' },
    opensWith: 'pending',
    views: [
      { key: 'pending', filter: { state: 'pending' } },
      { key: 'draft', filter: { state: 'draft' } },
      { key: 'granted', filter: { state: 'granted' } },
      { key: 'closed', filter: { state: 'closed' } },
    ],
  },
  form: [
    section('request', ['customerId', 'requestedAmount', 'duration', 'termUnit']),
    section('car', ['mark', 'carModel', 'manufacturedYear', 'plateNumber', 'vin', 'mileage']),
    section('photos', ['frontPhoto', 'sidePhoto']),
  ],
  show: [
    section('request', [
      'customerId',
      'regnum',
      'phone',
      'requestedAmount',
      'duration',
      'termUnit',
      'createdAt',
      'createdBy',
    ]),
    section('car', ['mark', 'carModel', 'manufacturedYear', 'plateNumber', 'vin', 'mileage']),
    section('cap', ['allowedPrice', 'yearThreshold', 'collateralPercent', 'cap']),
    section('photos', ['frontPhoto', 'sidePhoto']),
    section('result', ['collateralId', 'loanId', 'tenant'], {
      field: 'state',
      is: ['granted', 'closed'],
    }),
  ],
  record: {
    status: 'state',
    facts: ['requestedAmount', 'cap', 'allowedPrice', 'manufacturedYear'],
  },
  rules: ({ manufacturedYear }) => carYearIssues(manufacturedYear),
  ends: ['closed'],
  lifecycle: carLoanLifecycle,
});
