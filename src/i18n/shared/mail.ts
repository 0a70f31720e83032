import type { Words } from '../words';

/** Types of mails, wherever mails are listed or written. */
export const mailEnums = {
  EmailType: {
    1: { mn: 'Нууц үг солих', en: 'Change password', ru: 'Смена пароля' },
    2: { mn: 'Баталгаажуулах код', en: 'Authentication code', ru: 'Код подтверждения' },
    100: { mn: 'Вэбээс илгээсэн', en: 'Sent from web', ru: 'Отправлено через веб' },
    6000: { mn: 'Улайсан данс', en: 'Red account', ru: 'Счёт с отрицательным остатком' },
    6100: { mn: 'Бүртгэгдээгүй зарлага', en: 'Unregistered expense', ru: 'Неучтённый расход' },
    7000: { mn: 'Татгалзсан гэрээ', en: 'Declined agreement', ru: 'Отклонённый договор' },
    8000: { mn: 'Сэжигтэй шилжүүлэг', en: 'Suspicious transfer', ru: 'Подозрительный перевод' },
  },
} satisfies Words;
