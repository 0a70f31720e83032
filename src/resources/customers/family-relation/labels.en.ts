import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    family: {
      title: 'Family members',
      count: 'Confirmed: %{confirmed}/%{required}',
      none: 'No family members are registered.',
      edit: 'Edit family member',
      remove: 'Remove family member',
      remove_text: 'With fewer confirmed members a contract may no longer be possible.',
      own_phone: 'This is the customer’s own phone. Enter the family member’s phone.',
      own_person: 'A customer cannot be their own family member.',
      shared_phone: 'Several members have the same phone: %{names}.',
      spouse_twice: 'A husband or wife is registered already.',
      maybe_shared: 'Another member may have the same phone: %{name}.',
      unconfirms: 'Changing the phone cancels the confirmation.',
    },
  },
  resources: {
    family_relation: {
      name: 'Family member |||| Family members',
      fields: {
        customerId: 'Customer',
        type: 'Relation',
        confirmed: 'Confirmed',
        confirmedBy: 'Confirmed by',
        confirmedAt: 'Confirmed at',
        callNote: 'What was said on the call',
        phoneBy: 'Phone entered by',
        isPhoneShared: 'Shared phone',
      },
      sections: { relative: 'Family member' },
      actions: { confirm: 'Confirm', unconfirm: 'Cancel confirmation' },
    },
  },
  enums: { RelativeState: { UNCONFIRMED: 'Not confirmed', CONFIRMED: 'Confirmed' } },
};
