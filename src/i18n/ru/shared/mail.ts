import type { Same } from '../../Same';
import type { mailEnums as mn } from '../../mn/shared/mail';

/** Russian texts: types of mails, wherever mails are listed or written. */
export const mailEnums: Same<typeof mn> = {
  EmailType: {
    1: 'Смена пароля',
    2: 'Код подтверждения',
    100: 'Отправлено через веб',
    6000: 'Счёт с отрицательным остатком',
    6100: 'Неучтённый расход',
    7000: 'Отклонённый договор',
    8000: 'Подозрительный перевод',
  },
};
