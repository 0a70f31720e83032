import { entity, section } from '../../../entity/entity';
import { dateTime, money, text, userName } from '../../../fields';
import { carYearIssues } from '../carYear';
import { WRITE_CAR_PRICES } from '../rights';

/**
 * Allowed prices of cars by mark, model and year (docs/domain/lending.md 15.2): loans against cars are capped by them.
 * The pages are open to all who see the requests of the main tenant, setting a price is not.
 */
export default entity('car-loan/prices', {
  gateway: 'main',
  endpoint: '/car-loan/prices',
  assumed: true,
  menu: 'car-loan',
  order: 1,
  icon: 'payments',
  titles: { list: 'menu.car_loan.prices', create: 'menu.car_loan.price_create' },
  represent: ['mark', 'carModel', 'manufacturedYear'],
  paths: { create: null, edit: null, show: '/car-loan/prices/by-id/:id' },
  access: {
    list: 'la-request-admin:list',
    show: 'la-request-admin:list',
    create: WRITE_CAR_PRICES,
    edit: WRITE_CAR_PRICES,
  },
  ruledBy: 'mainTenant',
  guards: { create: 'inForceByAnother', edit: 'inForceByAnother' },
  fields: {
    mark: text({ required: true, max: 60 }),
    carModel: text({ required: true, max: 60 }),
    manufacturedYear: text({ required: true, max: 4 }),
    price: money({ required: true, min: '1' }),
    updatedAt: dateTime({ readOnly: true }),
    updatedBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['mark', 'carModel', 'manufacturedYear', 'price', 'updatedAt', 'updatedBy'],
    filters: ['mark', 'carModel', 'manufacturedYear', 'price'],
    search: true,
    sort: { field: 'mark', order: 'ASC' },
  },
  form: [section('car', ['mark', 'carModel', 'manufacturedYear', 'price'])],
  rules: ({ manufacturedYear }) => carYearIssues(manufacturedYear),
});
