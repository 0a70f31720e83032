import type { Same } from '../../Same';
import type { registryCheckTexts as mn } from '../../mn/shared/registryCheck';

/** English texts: checks at the credit registry, wherever they are sent. */
export const registryCheckTexts: Same<typeof mn> = {
  registryCheck: {
    fee: 'Check fee: %{fee}.',
    send_question: 'A fee is charged for a credit-registry check.',
    resend_question: 'There is a valid check. A fee is charged for checking again.',
    log_type: 'Check type',
  },
};
