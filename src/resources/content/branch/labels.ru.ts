import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    branch: {
      map: 'Отделения на карте',
      preview_help: 'Так отделение видно в приложении.',
      until: 'Работает до %{time}',
      opens_today: 'Откроется сегодня в %{time}',
      opens: 'Откроется: %{day}, %{time}',
      never: 'По графику закрыто все дни',
      open_now: 'Сейчас открыто: %{open} из %{all}',
    },
  },
  resources: {
    branch: {
      name: 'Отделение |||| Отделения |||| Отделения',
      fields: {
        code: 'Код отделения',
        mapAddress: 'Адрес на карте',
        schedule: 'Недельный график',
        openNow: 'Сейчас',
      },
      sections: { general: 'Отделение', hours: 'Часы работы' },
    },
  },
};
