import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    agreement: {
      text: 'Text of the terms',
      asks_again:
        'The app will ask %{smart_count} customer who accepted the former version again. |||| The app will ask %{smart_count} customers who accepted the former version again.',
    },
  },
  resources: {
    agreement: {
      name: 'Terms of service |||| Terms of service',
      fields: {
        option: 'Agreement',
        version: 'Version',
        summary: 'What changed',
        htmlFile: 'HTML file',
        acceptedCount: 'Customers who accepted',
        askedAgain: 'Customers to ask again',
        askedIn: 'Options that ask for it',
        inForceSince: 'In force since',
        replacedAt: 'Replaced at',
      },
      sections: { general: 'Version', text: 'Text' },
      views: { in_force: 'In force', draft: 'Drafts', replaced: 'Replaced' },
      tabs: { text: 'Text', acceptances: 'Acceptances' },
      actions: { put_in_force: 'Put in force', replace: 'Replace by a new version' },
    },
    agreement_acceptance: {
      name: 'Acceptance |||| Acceptances',
      fields: {
        agreementId: 'Terms of service',
        version: 'Version',
        acceptedAt: 'Accepted at',
        device: 'Device',
      },
    },
  },
};
