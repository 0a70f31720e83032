/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'invitation-list': {
      name: 'Урилга |||| Урилгууд',
      fields: {
        inviter: 'Урьсан харилцагч',
        invitee: 'Уригдсан харилцагч',
        bonus: 'Урамшуулал',
        registeredAt: 'Бүртгүүлсэн огноо',
        contractedAt: 'Гэрээ байгуулсан огноо',
      },
      views: {
        waiting: 'Хүлээгдэж буй',
        contracted: 'Гэрээ байгуулсан',
        withoutResult: 'Үр дүнгүй',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/invitation': typeof labels;
  }
}
