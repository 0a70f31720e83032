import { entity, section } from '../../../entity/entity';
import { date, dateTime, personNumber, reference, text } from '../../../fields';

const given = { readOnly: true } as const;
const personal = { readOnly: true, private: true } as const;

/**
 * Politically exposed persons and their relatives, as they are published: read only (docs/domain/watchlists.md 3.1).
 */
export default entity('politicians', {
  gateway: 'main',
  endpoint: '/politicians',
  assumed: true,
  menu: 'watchlists',
  order: 1,
  icon: 'watchlist',
  titles: { list: 'menu.watchlists.politicians' },
  represent: ['lastName', 'firstName'],
  access: { list: 'politician:list', show: 'politician:list' },
  fields: {
    lastName: text(personal),
    firstName: text(personal),
    regnum: personNumber({ asOf: 'since' }),
    occupation: text(given),
    organization: text(given),
    relation: text(given),
    relatedTo: text(personal),
    since: date(given),
    until: date(given),
    customerId: reference('customers', given),
    createdAt: dateTime(given),
  },
  list: {
    columns: ['@name', 'regnum', 'occupation', 'organization', 'relation', 'since', 'customerId'],
    optional: ['relatedTo', 'until', 'createdAt'],
    filters: ['regnum', 'occupation', 'organization', 'relation', 'since'],
    search: 'private',
    sort: { field: 'since', order: 'DESC' },
  },
  show: [
    section('person', ['lastName', 'firstName', 'regnum', 'customerId']),
    section('exposure', ['occupation', 'organization', 'since', 'until', 'relation', 'relatedTo']),
  ],
  record: { facts: ['occupation', 'organization', 'since', 'relation'] },
});
