import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    AppVersionState: {
      OPTIONAL: 'Older versions work',
      REQUIRED: 'Update required',
    },
    AppVersionStanding: {
      CURRENT: 'Current',
      NEWER: 'Newer',
      OLDER: 'Older',
      BLOCKED: 'Locked out',
    },
  },
  appVersion: {
    usage: 'Who uses which version',
    version: 'Version',
    standing: 'State',
    customers: 'Customers, by their last sign-in',
    sign_ins: 'Successful sign-ins',
    nobody: 'Nobody has signed in',
    nobody_text: 'Once a customer signs in to the app, the version stands here.',
    whats_new: 'What is new',
    same: 'This is the current version.',
    below_minimum: 'It cannot be below %{version}, the oldest version that may be used.',
    not_older: 'It is below the current version.',
    downgrade:
      'This goes back from version %{version}. Customers who have it will have to install the app again.',
    are_offered: 'Customers who are offered the update: %{count}',
    locks_out: 'Customers who cannot use the app until they update: %{count}',
    are_let_in: 'Customers who can come in again: %{count}',
  },
  resources: {
    app_version: {
      name: 'App version |||| App versions',
      fields: {
        app: 'App',
        version: 'Current version',
        minimumVersion: 'Oldest version that may be used',
        whatsNew: 'What is new',
        users: 'Customers who use it',
        outdated: 'Customers with an older version',
        lockedOut: 'Customers locked out until they update',
        oldestUsed: 'Oldest version in use',
        releasedAt: 'Released on',
      },
      actions: {
        release_version: 'Release version',
        require_version: 'Require the update',
        allow_older: 'Allow older versions',
      },
    },
  },
};
