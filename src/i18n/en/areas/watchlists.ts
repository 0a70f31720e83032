import type { watchlists as mn } from '../../mn/areas/watchlists';
import type { Same } from '../../Same';
import { watchHindrances, watchPages } from '../pages/watch';

export const watchlists = {
  watch: watchPages,
  hindrances: watchHindrances,
  resources: {
    politicians: {
      fields: {
        relation: 'Relation',
        occupation: 'Occupation',
        organization: 'Organisation',
        relatedTo: 'Related to',
        since: 'Since',
        until: 'Until',
        customerId: 'Customer',
      },
      sections: { person: 'Person', exposure: 'Political exposure' },
    },
    'bw-list': {
      fields: {
        listType: 'List',
        type: 'Person or company',
        name: 'Name of the person or company',
        companyRegnum: 'Company register number',
        fromDate: 'Listed on',
        document: 'Evidence',
        customerId: 'Customer',
        createdBy: 'Listed by',
      },
      sections: {
        person: 'Person or company',
        subject: 'Who is listed',
        cause: 'Reason and evidence',
      },
      views: { listed: 'In force', black: 'Black list', grey: 'Grey list', removed: 'Removed' },
      actions: {
        move_to_black: 'Move to the black list',
        move_to_grey: 'Move to the grey list',
        remove_from_list: 'Remove from the list',
      },
    },
    'customer-finder': {
      fields: {
        reason: 'Reason for the search',
        foundCount: 'Found',
        foundAt: 'Where found',
        answeredAt: 'Answered at',
      },
      sections: { whom: 'Who to find' },
      views: {
        PENDING: 'Pending',
        FAILED: 'Failed',
        AVAILABLE: 'Found',
        NOT_AVAILABLE: 'Not found',
      },
      actions: { ask_again: 'Search again' },
    },
    suspect: { name: 'Suspect |||| Suspects', fields: {} },
  },
  enums: {
    WatchState: { LISTED: 'Listed', REMOVED: 'Removed' },
    MatchQuality: {
      REGNUM: 'Register number matches',
      PHONE: 'Phone number matches',
      NAME: 'Only the name matches',
    },
  },
} satisfies Same<typeof mn>;
