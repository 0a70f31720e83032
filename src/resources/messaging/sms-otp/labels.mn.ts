/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'sms/otp': {
      name: 'SMS код |||| SMS-ээр илгээсэн кодууд',
      fields: {
        channel: 'Илгээсэн суваг',
        attempts: 'Оролдлогын тоо',
        requestedAt: 'Хүссэн огноо',
        expiresAt: 'Хүчинтэй хугацаа',
        usedAt: 'Ашигласан огноо',
      },
      views: {
        SENT: 'Хүчинтэй',
        USED: 'Ашигласан',
        EXPIRED: 'Хугацаа дууссан',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/sms-otp': typeof labels;
  }
}
