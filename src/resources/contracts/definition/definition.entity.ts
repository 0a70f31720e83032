import { DefinitionTemplate } from '../../../domain/enums/contracts';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  htmlFile,
  money,
  number,
  personName,
  personNumber,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';

/**
 * Numbered reference letters made from a template by what the books say, and printed (docs/domain/contracts.md 12.1, 12.2;
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
  // What the letter is made from; the gateway makes the letter itself.
  fields: {
    number: text({ readOnly: true }),
    template: choice(DefinitionTemplate, { required: true }),
    /** The version of the template that it was printed from (docs/domain/content-and-messaging.md 4.2). */
    templateVersion: number({ readOnly: true }),
    customerId: reference('customers', { required: true }),
    customerName: personName({ asOf: 'createdAt' }),
    regnum: personNumber({ asOf: 'createdAt' }),
    recipient: text({ required: true, max: 120 }),
    /** The balance on the day, by the books. */
    amount: money({ readOnly: true }),
    amountInWords: text({ readOnly: true }),
    fee: money({ required: true }),
    asOfDate: date({ required: true, noFuture: true }),
    letter: htmlFile({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName(),
    tenant: tenant(),
  },
  list: {
    columns: ['number', 'template', 'customerName', 'recipient', 'amount', 'fee', 'createdAt'],
    optional: ['regnum', 'templateVersion', 'amountInWords', 'asOfDate', 'createdBy', 'tenant'],
    filters: ['number', 'regnum', 'template', 'recipient', 'asOfDate', 'createdAt'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
  },
  form: [section('letter', ['template', 'customerId', 'recipient', 'fee', 'asOfDate'])],
  show: [
    section('letter', [
      'template',
      'customerName',
      'regnum',
      'recipient',
      'amountInWords',
      'templateVersion',
      'createdBy',
    ]),
    section('sheet', ['letter']),
  ],
  record: { status: 'template', facts: ['amount', 'fee', 'asOfDate', 'createdAt'] },
});
