import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'app-manage-branch:list': {
      mn: 'Салбар харах',
      en: 'See branches',
      ru: 'Просмотр филиалов',
      demo: ['admin', 'operator'],
    },
    'app-manage-branch:create': {
      mn: 'Салбар нэмэх, засах',
      en: 'Add and edit branches',
      ru: 'Добавление и правка филиалов',
      demo: ['admin', 'operator'],
    },
  },
  content: {
    branch: {
      map: { mn: 'Салбаруудын газрын зураг', en: 'Map of branches', ru: 'Отделения на карте' },
      preview_help: {
        mn: 'Апп салбарын жагсаалтад ингэж харуулна.',
        en: 'This is how the app lists the branch.',
        ru: 'Так отделение видно в приложении.',
      },
      until: { mn: '%{time} хүртэл ажиллана', en: 'Open until %{time}', ru: 'Работает до %{time}' },
      opens_today: {
        mn: 'Өнөөдөр %{time} цагт нээнэ',
        en: 'Opens today at %{time}',
        ru: 'Откроется сегодня в %{time}',
      },
      opens: {
        mn: '%{day} гарагт %{time} цагт нээнэ',
        en: 'Opens on %{day} at %{time}',
        ru: 'Откроется: %{day}, %{time}',
      },
      opens_on: {
        mn: '%{day} өдөр %{time} цагт нээнэ',
        en: 'Opens on %{day} at %{time}',
        ru: 'Откроется %{day} в %{time}',
      },
      never: {
        mn: 'Хуваарийн дагуу аль ч өдөр ажиллахгүй',
        en: 'Closed on every day of its schedule',
        ru: 'По графику закрыто все дни',
      },
      open_now: {
        mn: 'Одоо ажиллаж буй: %{open} / %{all}',
        en: 'Open now: %{open} of %{all}',
        ru: 'Сейчас открыто: %{open} из %{all}',
      },
    },
  },
  resources: {
    branch: {
      name: {
        mn: 'Салбар |||| Салбарууд',
        en: 'Branch |||| Branches',
        ru: 'Отделение |||| Отделения |||| Отделения',
      },
      fields: {
        code: { mn: 'Салбарын код', en: 'Branch code', ru: 'Код отделения' },
        mapAddress: { mn: 'Газрын зураг дээрх хаяг', en: 'Map address', ru: 'Адрес на карте' },
        schedule: {
          mn: 'Долоо хоногийн цагийн хуваарь',
          en: 'Weekly schedule',
          ru: 'Недельный график',
        },
        openNow: { mn: 'Одоо', en: 'Now', ru: 'Сейчас' },
      },
      sections: {
        general: { mn: 'Салбар', en: 'Branch', ru: 'Отделение' },
        hours: { mn: 'Ажиллах цаг', en: 'Opening hours', ru: 'Часы работы' },
      },
    },
  },
} satisfies Words;
