import { entity } from '../../../entity/entity';
import { collateralFields, collateralList, collateralSections } from './collateralFields';
import { collateralLifecycle } from './lifecycle';

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
  show: collateralSections,
  record: { status: 'state', facts: ['kind', 'value', 'balance', 'ltv', 'pledgedAt'] },
  lifecycle: collateralLifecycle,
});
