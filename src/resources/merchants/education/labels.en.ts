import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-education': {
      name: 'Education institute |||| Education institutes',
      fields: {
        grade: 'Grade',
        class: 'Class',
        bankAccounts: 'Bank accounts',
        number: 'Account number',
        isPrime: 'Prime account',
        isRun: 'Asked by the gateway',
        lastRun: 'Last asked',
        state: 'Registration state',
        students: 'Students',
      },
      sections: {
        general: 'General',
        classes: 'Grades and classes',
        accounts: 'Bank accounts',
      },
      views: {
        SCHOOL: 'Schools',
        KINDERGARTEN: 'Kindergartens',
        UNIVERSITY: 'Universities',
      },
      actions: {
        cancel_registration: 'Cancel the registration',
        register_again: 'Register again',
      },
    },
  },
  merchants: {
    institute: {
      digits: 'An account number has digits only.',
      twice: 'This account is there already.',
      no_prime: 'Make one account the prime one.',
      two_primes: 'Only one account is the prime one.',
      hides: 'The institute and its students (%{count}) are hidden in the app.',
      shows: 'The institute and its students (%{count}) are shown in the app again.',
      students: 'See the students',
    },
  },
};
