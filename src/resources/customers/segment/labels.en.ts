import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    segment: {
      back: 'All segments',
      rule: 'Rule',
      members: 'Customers',
      rules: {
        entity_81: 'All customers registered as individuals.',
        entity_31: 'Companies whose name ends in ХК (joint-stock company).',
        entity_32:
          'Companies whose name ends in ХХК (limited liability company) or states no legal form.',
        entity_62: 'Organisations whose name ends in ТББ (non-governmental organisation).',
        customer_8101: 'Citizens who are studying or have a student loan.',
        customer_8102: 'All citizens who are not students.',
      },
    },
  },
  resources: {
    'customers/segments': {
      name: 'Segment |||| Segments',
      fields: {
        segment: 'Segment',
        kind: 'Segment type',
        members: 'Customers',
        share: 'Share',
        mayLend: 'May borrow',
        newMembers: 'Registered in the last month',
      },
      views: { ENTITY: 'Entity segments', CUSTOMER: 'Customer segments' },
    },
  },
  enums: { SegmentKind: { ENTITY: 'Entity segment', CUSTOMER: 'Customer segment' } },
};
