import { CollateralKind, CollateralState } from '../../../domain/enums/loans';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  flag,
  money,
  number,
  percent,
  personName,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { collateralLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/**
 * A pledged car or real estate (docs/domain/lending.md 15.3). Nothing of it is typed here: it comes with the loan's
 * request.
 */
export const collateralFields = {
  code: text(given),
  kind: choice(CollateralKind, given),
  plateNumber: text(given),
  vin: text(given),
  carModel: text(given),
  /** Four digits: a year is no figure. */
  manufacturedYear: text(given),
  propertyNumber: text(given),
  ownerId: reference('customers', given),
  owner: personName({ by: 'ownerId' }),
  value: money(given),
  state: choice(CollateralState, given),
  pledgedAt: date(given),
  releasedAt: date(given),
  /** Σ balances of its loans. */
  balance: money(given),
  /** Σ balances / value in percent; none without a value. */
  ltv: percent(given),
  loanCount: number(given),
  /** Every loan on it is closed (1160): only then it may be released. */
  loanClosed: flag(given),
  tenant: tenant(),
  createdAt: dateTime(given),
  createdBy: userName(given),
} as const;

/** What the lists of collateral show to everybody. */
export const collateralList = {
  columns: ['@name', 'kind', 'owner', 'value', 'balance', 'ltv', 'pledgedAt', 'state'],
  optional: [
    'plateNumber',
    'propertyNumber',
    'vin',
    'carModel',
    'manufacturedYear',
    'releasedAt',
    'loanCount',
    'tenant',
  ],
  filters: ['kind', 'state', 'plateNumber', 'propertyNumber', 'vin', 'value', 'ltv', 'pledgedAt'],
  search: 'private',
  sort: { field: 'pledgedAt', order: 'DESC' },
  opensWith: 'pledged',
  views: [
    { key: 'pledged', filter: { state: 'PLEDGED' } },
    { key: 'releasable', filter: { state: 'PLEDGED', loanClosed: true } },
    { key: 'cars', filter: { kind: 1 } },
    { key: 'estates', filter: { kind: 2 } },
    { key: 'released', filter: { state: 'RELEASED' } },
  ],
} as const;

/** All pledges, as the main tenant sees them, and the page of one (docs/domain/lending.md 15.3). */
export default entity('loans/collateral/admin', {
  gateway: 'main',
  endpoint: '/loans/collateral',
  assumed: true,
  menu: 'loans/collateral',
  order: 0,
  icon: 'collateral',
  titles: { list: 'menu.loans.collateral_admin', show: 'menu.loans.collateral_view' },
  represent: ['code', 'plateNumber', 'propertyNumber'],
  paths: { show: '/loans/collateral/view/:id' },
  access: { list: 'loan-admin:list', show: 'loan:view' },
  fields: collateralFields,
  list: collateralList,
  show: [
    section('car', ['carModel', 'plateNumber', 'vin', 'manufacturedYear'], {
      field: 'kind',
      is: [1],
    }),
    section('property', ['propertyNumber'], { field: 'kind', is: [2] }),
    section('pledge', [
      'ownerId',
      'value',
      'pledgedAt',
      'releasedAt',
      'tenant',
      'createdAt',
      'createdBy',
    ]),
  ],
  record: { status: 'state', facts: ['kind', 'value', 'balance', 'ltv', 'pledgedAt'] },
  ends: ['RELEASED'],
  lifecycle: collateralLifecycle,
});
