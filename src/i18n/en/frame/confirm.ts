import type { confirm as mn } from '../../mn/frame/confirm';
import type { Same } from '../../Same';

export const confirm = {
  confirm: {
    leave_unsaved: 'The changes are not saved. Leave the page?',
    contract_create: 'Make this contract?',
    mass_notification: 'Send the notification to all customers?',
  },
} satisfies Same<typeof mn>;
