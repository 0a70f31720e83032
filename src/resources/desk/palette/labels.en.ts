import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  palette: {
    title: 'Find, open, act',
    field: 'Search',
    hint: 'Register number, phone, loan code, name, page…',
    keys: '↑ ↓ choose · Enter opens · Ctrl+Enter in a new tab',
    none: 'Nothing like that. Try other words.',
    count: '%{smart_count} choice |||| %{smart_count} choices',
    groups: {
      recent: 'Opened lately',
      found: 'By its number',
      acts: 'Actions of the open record',
      pages: 'Pages',
      lists: 'Search in a list',
    },
    customer_regnum: 'Open the customer with register number %{value}',
    customer_phone: 'Open the customer with phone %{value}',
    loan: 'Open loan %{value}',
    search_in: '%{list}: “%{typed}”',
    no_customer: 'There is no such customer.',
    several_loans: 'Several loans have this number: type the whole code.',
    no_loan: 'There is no loan with this code.',
  },
};
