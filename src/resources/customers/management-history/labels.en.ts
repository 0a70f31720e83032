import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/search/management-history': {
      name: 'History entry |||| Account management history',
      fields: {
        action: 'Action',
        actor: 'Done by',
        entity: 'Record',
        at: 'Done at',
        from: 'Before',
        to: 'After',
        document: 'Document (PDF)',
        documentImage: 'Document image',
      },
      views: { names: 'Name changes', deleted: 'Deletions' },
      sections: { change: 'Change', document: 'Document' },
    },
  },
  enums: {
    NameChangeLogType: {
      0: 'Last name changed',
      1: 'First name changed',
      2: 'Erroneous record deleted',
      3: 'Customer deleted',
    },
  },
};
