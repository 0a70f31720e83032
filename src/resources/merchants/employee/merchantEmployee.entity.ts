import { MerchantEmployeeState, MerchantRole } from '../../../domain/enums/merchants';
import { entity } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  number,
  personName,
  phone,
  reference,
  tenant,
  text,
} from '../../../fields';
import { SEE_MERCHANTS } from '../rights';

const given = { readOnly: true } as const;
const personal = { ...given, private: true } as const;

/** People who take payments for merchants, kept by the merchants in their app (docs/domain/organisation.md 2.4). */
export default entity('merchant-employee', {
  gateway: 'merchantWeb',
  endpoint: '/merchants/employees',
  assumed: true,
  menu: 'merchants',
  order: 3,
  icon: 'people',
  represent: ['lastName', 'firstName'],
  titles: { list: 'menu.merchants.employees' },
  paths: { list: '/merchant/employees', show: null },
  access: { list: SEE_MERCHANTS },
  fields: {
    merchantId: reference('customers', { readOnly: true, filter: { listType: 'MERCHANT' } }),
    merchantName: personName({ by: 'merchantId' }),
    lastName: text(personal),
    firstName: text(personal),
    phone: phone(given),
    role: choice(MerchantRole, given),
    state: choice(MerchantEmployeeState, given),
    since: date(given),
    lastSeenAt: dateTime(given),
    /** Days since the app was last used; none for who never did. */
    idleDays: number(given),
    tenant: tenant(),
    createdAt: dateTime(given),
  },
  list: {
    columns: ['@name', 'merchantName', 'phone', 'role', 'since', 'lastSeenAt', 'idleDays', 'state'],
    optional: ['merchantId', 'tenant', 'createdAt'],
    filters: ['merchantId', 'state', 'role', 'phone', 'idleDays', 'since', 'tenant'],
    search: 'private',
    sort: { field: 'lastName', order: 'ASC' },
    views: [
      { key: 'active', filter: { state: 'ACTIVE' } },
      { key: 'idle', filter: { state: 'ACTIVE', idleDays: { from: 30 } } },
      { key: 'left', filter: { state: 'LEFT' } },
    ],
    opensWith: 'active',
  },
});
