import { entity, section } from '../../../entity/entity';
import { definitionFields } from './definitionFields';

/**
 * Numbered reference letters made from a template and printed (docs/domain/contracts.md 12.1;
 * docs/domain/money.md 1.4).
 */
export default entity('definition', {
  gateway: 'main',
  endpoint: '/definitions',
  assumed: true,
  menu: 'contracts',
  order: 2,
  icon: 'article',
  represent: 'number',
  titles: { list: 'menu.contracts.definition', create: 'menu.contracts.definition_create' },
  access: { list: 'contract:create', show: 'contract:create', create: 'contract:create' },
  fields: definitionFields,
  list: {
    columns: ['number', 'template', 'customerName', 'recipient', 'amount', 'fee', 'createdAt'],
    optional: ['regnum', 'amountInWords', 'asOfDate', 'createdBy', 'tenant'],
    filters: ['number', 'regnum', 'template', 'recipient', 'asOfDate', 'createdAt'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
  },
  form: [section('letter', ['template', 'customerId', 'recipient', 'amount', 'fee', 'asOfDate'])],
  show: [
    section('letter', [
      'template',
      'customerName',
      'regnum',
      'recipient',
      'amountInWords',
      'createdBy',
    ]),
    section('sheet', ['letter']),
  ],
  record: { status: 'template', facts: ['amount', 'fee', 'asOfDate', 'createdAt'] },
  rules: ({ template, amount }) =>
    template === 'LOAN_BALANCE' && !amount
      ? [{ field: 'amount', message: 'validation.required' }]
      : [],
});
