import type { Words } from '../words';

/** Checks at the credit registry, wherever they are sent. */
export const registryCheckTexts = {
  registryCheck: {
    fee: {
      mn: 'Лавлагааны төлбөр: %{fee}.',
      en: 'Check fee: %{fee}.',
      ru: 'Плата за запрос: %{fee}.',
    },
    send_question: {
      mn: 'Зээлийн мэдээллийн сангаас лавлахад төлбөр гарна.',
      en: 'A fee is charged for a credit-registry check.',
      ru: 'Запрос в кредитный реестр платный.',
    },
    resend_question: {
      mn: 'Хүчинтэй лавлагаа байна. Дахин лавлахад төлбөр гарна.',
      en: 'There is a valid check. A fee is charged for checking again.',
      ru: 'Есть действующий запрос. Повторный запрос платный.',
    },
    log_type: { mn: 'Лавлагааны төрөл', en: 'Check type', ru: 'Вид запроса' },
  },
} satisfies Words;
