/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    branch: {
      map: 'Салбаруудын газрын зураг',
      preview_help: 'Апп салбарын жагсаалтад ингэж харуулна.',
      until: '%{time} хүртэл ажиллана',
      opens_today: 'Өнөөдөр %{time} цагт нээнэ',
      opens: '%{day} гарагт %{time} цагт нээнэ',
      never: 'Хуваарийн дагуу аль ч өдөр ажиллахгүй',
      open_now: 'Одоо ажиллаж буй: %{open} / %{all}',
    },
  },
  resources: {
    branch: {
      name: 'Салбар |||| Салбарууд',
      fields: {
        code: 'Салбарын код',
        mapAddress: 'Газрын зураг дээрх хаяг',
        schedule: 'Долоо хоногийн цагийн хуваарь',
        openNow: 'Одоо',
      },
      sections: { general: 'Салбар', hours: 'Ажиллах цаг' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/branch': typeof labels;
  }
}
