import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  customerLists: {
    login: {
      title: 'Consecutive failures',
      flagged: 'Accounts with %{times} or more consecutive failures: %{count}.',
      none: 'No account has %{times} or more consecutive failures.',
      show: 'Show',
      failed: 'The warning could not be calculated.',
    },
  },
  resources: {
    'login-attempts-list': {
      name: 'Sign-in attempt |||| Sign-in attempts',
      fields: {
        customerId: 'Customer',
        staffId: 'Staff member',
        attemptedAt: 'Attempted at',
        outcome: 'Outcome',
        failures: 'Consecutive failures',
        sign: 'Warning',
        device: 'Device',
        app: 'App',
        appVersion: 'App version',
        ipAddress: 'IP address',
      },
      views: { failed: 'Failed', inARow: 'Consecutive failures' },
    },
  },
  enums: {
    LoginOutcome: { SUCCEEDED: 'Succeeded', FAILED: 'Failed', BLOCKED: 'Blocked' },
    LoginFailureReason: {
      WRONG_PASSWORD: 'Wrong password',
      WRONG_CODE: 'Wrong one-time code',
      UNKNOWN_NAME: 'Unknown login name',
      NEW_DEVICE: 'Unverified device',
      TOO_MANY: 'Too many attempts',
      ACCOUNT_CLOSED: 'Account closed',
    },
    LoginSign: { IN_A_ROW: 'Consecutive failures' },
  },
};
