import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'auth-cus-otp:access': {
      mn: 'Нэг удаагийн кодын хүсэлт',
      en: 'Requests for one-time codes',
      ru: 'Запросы одноразовых кодов',
      demo: ['admin', 'operator'],
    },
    'auth-cus-otp-search:access': {
      mn: 'Нэг удаагийн кодын хүсэлт хайх',
      en: 'Search requests for one-time codes',
      ru: 'Поиск запросов одноразовых кодов',
      demo: ['admin', 'operator'],
    },
  },
  customerLists: {
    otp: {
      label: {
        mn: 'Утас эсвэл регистрийн дугаар',
        en: 'Phone or register number',
        ru: 'Телефон или регистрационный номер',
      },
      help: {
        mn: 'Танд зөвхөн хайх эрх бий. Харилцагчийн утас эсвэл регистрийн дугаарыг бүтнээр оруулна уу.',
        en: 'You can only search. Enter the customer’s full phone or register number.',
        ru: 'Вам доступен только поиск. Введите телефон или регистрационный номер клиента полностью.',
      },
      unknown: {
        mn: 'Утасны дугаар ч, регистрийн дугаар ч биш байна.',
        en: 'This is neither a phone number nor a register number.',
        ru: 'Это не телефон и не регистрационный номер.',
      },
      again: {
        mn: 'Өөр дугаараар хайх',
        en: 'Search by another number',
        ru: 'Искать по другому номеру',
      },
    },
  },
  resources: {
    'otp-request-list': {
      name: {
        mn: 'Нэг удаагийн кодын хүсэлт |||| Нэг удаагийн кодын хүсэлтүүд',
        en: 'OTP request |||| OTP requests',
        ru: 'Запрос OTP |||| Запросы OTP |||| Запросы OTP',
      },
      fields: {
        channel: { mn: 'Илгээсэн суваг', en: 'Channel', ru: 'Канал отправки' },
        code: { mn: 'Нэг удаагийн код', en: 'One-time code', ru: 'Одноразовый код' },
        attempts: { mn: 'Оролдлогын тоо', en: 'Attempts', ru: 'Попыток' },
        requestedAt: { mn: 'Хүсэлт гаргасан огноо', en: 'Requested at', ru: 'Дата запроса' },
        expiresAt: { mn: 'Хүчинтэй хугацаа', en: 'Valid until', ru: 'Действителен до' },
        usedAt: { mn: 'Ашигласан огноо', en: 'Used at', ru: 'Использован' },
        usedAfter: {
          mn: 'Ашиглах хүртэлх секунд',
          en: 'Seconds until use',
          ru: 'Секунд до использования',
        },
      },
      views: {
        SENT: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправлен' },
        USED: { mn: 'Ашигласан', en: 'Used', ru: 'Использован' },
        EXPIRED: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истёк' },
      },
    },
  },
} satisfies Words;
