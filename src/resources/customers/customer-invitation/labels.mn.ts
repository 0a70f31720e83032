/** Mongolian texts: what belongs to this folder. */
export const labels = {
  people: {
    invitations: { title: 'Урилгын үр дүн', bonus: 'Нийт урамшуулал', rule: 'Гэрээ × нэгж дүн' },
  },
  resources: {
    'customers/invitation': {
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
    'customers/customer-invitation': typeof labels;
  }
}
