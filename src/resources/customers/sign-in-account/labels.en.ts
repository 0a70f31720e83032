import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: {
    sign_in: {
      label: 'Register number, phone or login name',
      placeholder: 'УК03271614, 99112233 or u100001',
      help: 'Shows the customer’s sign-in account. Nothing can be changed here.',
      none: 'There is no such sign-in account.',
      invalid: 'This is not a register number, phone or login name.',
      account: 'Sign-in account',
      login: 'Login name',
      enabled: 'Enabled',
      disabled: 'Disabled',
      state: 'State',
      created: 'Created',
      last: 'Last sign-in',
      never: 'Never',
      required: 'Required actions',
      no_required: 'None',
      failures: 'Failed attempts',
      email: 'E-mail',
      email_verified: 'verified',
      email_not_verified: 'not verified',
      customer: 'Customer',
      sessions: 'Open sessions',
      no_sessions: 'No open sessions.',
      device: 'Device',
      ip: 'IP address',
      started: 'Started',
      used: 'Last used',
    },
  },
  enums: {
    RequiredSignInAction: {
      UPDATE_PASSWORD: 'Change the password',
      VERIFY_EMAIL: 'Verify the e-mail',
      UPDATE_PROFILE: 'Update the profile',
      CONFIGURE_TOTP: 'Set up two-step sign-in',
      TERMS_AND_CONDITIONS: 'Accept the terms',
    },
  },
};
