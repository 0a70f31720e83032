import type { Same } from '../../Same';
import type { openWorkTexts as mn } from '../../mn/shared/openWork';

/** English texts: what somebody leaves behind, where accounts are kept and where employees are. */
export const openWorkTexts: Same<typeof mn> = {
  actionBlocks: {
    last_manager:
      'This is the last account that can manage users, so it stays. Give somebody else that right first.',
  },
  openWork: {
    title: 'Unfinished work',
    kind: 'State',
    count: 'Number',
    draft: 'Drafts',
    waiting: 'Waiting for a decision',
    none: 'No unfinished work.',
    goes_on:
      'What waits is decided by others. Drafts are taken over by somebody with the right once the account is closed: agree beforehand who that is.',
  },
};
