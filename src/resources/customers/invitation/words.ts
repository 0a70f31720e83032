import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'invitation:list': {
      mn: 'Урилга харах',
      en: 'See invitations',
      ru: 'Приглашения',
      demo: ['admin', 'operator'],
    },
  },
  resources: {
    'invitation-list': {
      name: {
        mn: 'Урилга |||| Урилгууд',
        en: 'Invitation |||| Invitations',
        ru: 'Приглашение |||| Приглашения |||| Приглашения',
      },
      fields: {
        inviter: { mn: 'Урьсан харилцагч', en: 'Inviter', ru: 'Пригласивший' },
        invitee: { mn: 'Уригдсан харилцагч', en: 'Invitee', ru: 'Приглашённый' },
        bonus: { mn: 'Урамшуулал', en: 'Bonus', ru: 'Бонус' },
        registeredAt: { mn: 'Бүртгүүлсэн огноо', en: 'Registered at', ru: 'Дата регистрации' },
        contractedAt: { mn: 'Гэрээ байгуулсан огноо', en: 'Contracted at', ru: 'Дата договора' },
      },
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        contracted: { mn: 'Гэрээ байгуулсан', en: 'Contracted', ru: 'С договором' },
        withoutResult: { mn: 'Үр дүнгүй', en: 'No result', ru: 'Без результата' },
      },
    },
  },
} satisfies Words;
