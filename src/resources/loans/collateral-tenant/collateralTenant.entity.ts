import { entity } from '../../../entity/entity';
import { collateralFields, collateralList } from '../collateral-admin/collateralAdmin.entity';
import { collateralLifecycle } from '../collateral-admin/lifecycle';

/** The pledges of the own tenant (docs/domain/lending.md 15.3). */
export default entity('loans/collateral/tenant', {
  gateway: 'main',
  endpoint: '/loans/collateral/tenant',
  assumed: true,
  of: { resource: 'loans/collateral/admin', filter: {} },
  menu: 'loans/collateral',
  order: 1,
  icon: 'collateral',
  titles: { list: 'menu.loans.collateral_tenant' },
  represent: ['code', 'plateNumber', 'propertyNumber'],
  access: { list: 'loan-tenant:list' },
  fields: collateralFields,
  list: collateralList,
  lifecycle: collateralLifecycle,
});
