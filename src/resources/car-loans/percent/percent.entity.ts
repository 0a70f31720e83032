import { entity, section } from '../../../entity/entity';
import { dateTime, percent, text, userName } from '../../../fields';
import { carYearIssues } from '../carYear';
import { WRITE_CAR_PRICES } from '../rights';

/**
 * What share of a car's allowed price may be lent, by the year of manufacture from which it counts
 * (docs/domain/lending.md 15.2). Until there is one for a year, cars of that year have no cap.
 */
export default entity('car-loan/percents', {
  gateway: 'main',
  endpoint: '/car-loan/percents',
  assumed: true,
  icon: 'payments',
  represent: 'manufacturedYear',
  // Below the prices, whose menu entry is its place too.
  paths: {
    list: '/car-loan/prices/percents',
    create: '/car-loan/prices/percents/create',
    show: '/car-loan/prices/percents/:id',
    edit: '/car-loan/prices/percents/:id/update',
  },
  access: {
    list: 'la-request-admin:list',
    show: 'la-request-admin:list',
    create: WRITE_CAR_PRICES,
    edit: WRITE_CAR_PRICES,
    delete: WRITE_CAR_PRICES,
  },
  ruledBy: 'mainTenant',
  guards: { create: 'inForceByAnother', edit: 'inForceByAnother', delete: 'inForceByAnother' },
  fields: {
    manufacturedYear: text({ required: true, max: 4 }),
    percent: percent({ required: true, min: 0, max: 100 }),
    updatedAt: dateTime({ readOnly: true }),
    updatedBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['manufacturedYear', 'percent', 'updatedAt', 'updatedBy'],
    filters: ['manufacturedYear'],
    sort: { field: 'manufacturedYear', order: 'DESC' },
  },
  form: [section('percent', ['manufacturedYear', 'percent'])],
  unique: ['manufacturedYear'],
  rules: ({ manufacturedYear }) => carYearIssues(manufacturedYear),
});
