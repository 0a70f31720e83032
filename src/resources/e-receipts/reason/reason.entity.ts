import { CONFIRM } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import { date, dateTime, longText, tenant, userName } from '../../../fields';
import { RECEIPTS } from '../receipt/lifecycle';

const given = { readOnly: true } as const;

/**
 * Why fees of a day have no receipt, said by a person: it stands for every fee of the day that was booked by then, as long as no
 * receipt is over it (docs/domain/money.md 8.4). Never changed and never taken back: a receipt takes its place.
 */
export default entity('ebarimt/reasons', {
  gateway: 'accounting',
  endpoint: '/ebarimt-reasons',
  assumed: true,
  menu: 'ebarimt',
  order: 2,
  icon: 'receipt',
  represent: 'feeDate',
  access: { list: 'e-barimt:view', show: 'e-barimt:view', create: RECEIPTS },
  fields: {
    feeDate: date({ required: true, noFuture: true }),
    reason: longText({ required: true, min: CONFIRM.reasonMin, max: CONFIRM.reasonMax }),
    tenant: tenant(),
    createdAt: dateTime(given),
    createdBy: userName(given),
  },
  list: {
    columns: ['feeDate', 'reason', 'createdBy', 'createdAt', 'tenant'],
    filters: ['feeDate', 'createdBy', 'createdAt'],
    sort: { field: 'createdAt', order: 'DESC' },
  },
  form: [section('general', ['feeDate', 'reason'])],
  show: [section('general', ['feeDate', 'reason', 'tenant'])],
  record: { facts: ['feeDate', 'createdBy', 'createdAt'] },
});
