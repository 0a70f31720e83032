/** Mongolian texts: what belongs to this folder. */
export const labels = {
  customerLists: {
    otp: {
      label: 'Утас эсвэл регистрийн дугаар',
      help: 'Танд зөвхөн хайх эрх бий. Харилцагчийн утас эсвэл регистрийн дугаарыг бүтнээр оруулна уу.',
      unknown: 'Утасны дугаар ч, регистрийн дугаар ч биш байна.',
      again: 'Өөр дугаараар хайх',
    },
  },
  resources: {
    'otp-request-list': {
      name: 'Нэг удаагийн кодын хүсэлт |||| Нэг удаагийн кодын хүсэлтүүд',
      fields: {
        customerId: 'Харилцагч',
        purpose: 'Зориулалт',
        channel: 'Илгээсэн суваг',
        code: 'Нэг удаагийн код',
        attempts: 'Оролдлогын тоо',
        requestedAt: 'Хүсэлт гаргасан огноо',
        expiresAt: 'Хүчинтэй хугацаа',
        usedAt: 'Ашигласан огноо',
        usedAfter: 'Ашиглах хүртэлх секунд',
      },
      views: { SENT: 'Илгээсэн', USED: 'Ашигласан', EXPIRED: 'Хугацаа дууссан' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/otp-request': typeof labels;
  }
}
