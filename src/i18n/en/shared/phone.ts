import type { Same } from '../../Same';
import type { phone as mn } from '../../mn/shared/phone';

/** English texts: what a customer's phone shows, wherever that is previewed. */
export const phone: Same<typeof mn> = {
  phone: {
    title: 'On the customer’s phone',
    light: 'Light theme',
    dark: 'Dark theme',
    screen: 'Phone screen',
    no_picture: 'No picture',
  },
};
