import type { Words } from '../../i18n/words';

export const words = {
  enums: {
    EbarimtState: {
      SENT: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправлен' },
      RETURNED: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращён' },
    },
  },
} satisfies Words;
