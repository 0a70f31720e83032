import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    video: {
      preview_help:
        'Так приложение показывает видео до воспроизведения. Предпросмотр не обращается к хосту видео.',
      guide:
        'Это обучающее видео. Баллы за просмотр получил %{smart_count} клиент. |||| Это обучающее видео. Баллы за просмотр получили %{smart_count} клиента. |||| Это обучающее видео. Баллы за просмотр получили %{smart_count} клиентов.',
      to_points: 'Показать эти баллы',
    },
  },
  actionBlocks: {
    video_without_cover: 'Видео без обложки опубликовать нельзя. Сначала добавьте обложку.',
    video_is_guide:
      'Обучающее видео нельзя снять с публикации. Сначала сделайте обучающим другое видео.',
    video_is_guide_already: 'Это видео уже обучающее.',
  },
  resources: {
    video: {
      name: 'Видео |||| Видео |||| Видео',
      fields: {
        cover: 'Обложка',
        link: 'Ссылка на видео',
        duration: 'Длительность',
        isGuide: 'Обучающее видео',
        guideWatchers: 'Клиентов с баллами',
      },
      sections: { general: 'Видео', text: 'Текст' },
      views: { published: 'Опубликованные', drafts: 'Неопубликованные' },
      actions: { make_guide: 'Сделать обучающим', move: 'Сменить место' },
    },
  },
};
