import type { Same } from '../../Same';
import type { registryCheckTexts as mn } from '../../mn/shared/registryCheck';

/** Russian texts: checks at the credit registry, wherever they are sent. */
export const registryCheckTexts: Same<typeof mn> = {
  registryCheck: {
    fee: 'Плата за запрос: %{fee}.',
    send_question: 'Запрос в кредитный реестр платный.',
    resend_question: 'Есть действующий запрос. Повторный запрос платный.',
    log_type: 'Вид запроса',
  },
};
