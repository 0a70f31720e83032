import type { Same } from '../../Same';
import type { mailEnums as mn } from '../../mn/shared/mail';

/** English texts: types of mails, wherever mails are listed or written. */
export const mailEnums: Same<typeof mn> = {
  EmailType: {
    1: 'Change password',
    2: 'Authentication code',
    100: 'Sent from web',
    6000: 'Red account',
    6100: 'Unregistered expense',
    7000: 'Declined agreement',
    8000: 'Suspicious transfer',
  },
};
