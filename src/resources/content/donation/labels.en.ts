import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    donation: {
      preview_help: 'This is how the app shows the donation.',
      money: 'What was collected',
      missing: 'Missing',
      check: 'What was collected, and the balance of the account',
      about: 'About the donation',
      reached: 'Goal reached: %{percent}%',
      progress: '%{percent}% of the goal',
      of_goal: '%{collected} ₮ of %{goal} ₮',
      until: 'Until %{date}',
      fixed: 'Contributions have come in: the beneficiary cannot be changed any more.',
    },
  },
  actionBlocks: {
    donation_is_over:
      'A donation whose dates are over cannot be published. Give it a later last day first.',
  },
  resources: {
    donation: {
      name: 'Donation |||| Donations',
      fields: {
        beneficiary: 'Beneficiary',
        goalAmount: 'Goal amount',
        fromDate: 'From',
        untilDate: 'Until',
        collectedAmount: 'Collected amount',
        contributionCount: 'Contributions',
        goalPercent: 'Progress, %',
        accountBalance: 'Balance of the account',
        accountNumber: 'Account of the donation',
        showing: 'In the app',
      },
      sections: { general: 'Donation', picture: 'Picture', text: 'Text' },
      views: { shown: 'Shown', planned: 'Not begun', over: 'Over', drafts: 'Not published' },
      tabs: { money: 'Collected', contributions: 'Contributions' },
      actions: { move: 'Change the place' },
    },
    donation_contribution: {
      name: 'Contribution |||| Contributions',
      fields: {
        donationId: 'Donation',
        isAnonymous: 'Without a name',
        givenAt: 'Given at',
        journalId: 'Journal',
      },
    },
  },
};
