import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'video:list': {
      mn: 'Видео харах',
      en: 'See videos',
      ru: 'Просмотр видео',
      demo: ['admin', 'operator'],
    },
    'video:create': {
      mn: 'Видео нэмэх, засах',
      en: 'Add and edit videos',
      ru: 'Добавление и правка видео',
      demo: ['admin', 'operator'],
    },
  },
  content: {
    video: {
      preview_help: {
        mn: 'Апп видеог тоглуулахаас өмнө ингэж харуулна. Урьдчилан харахад видеоны хост руу хүсэлт илгээхгүй.',
        en: 'This is how the app shows the video before it is played. The preview asks nothing of the video’s host.',
        ru: 'Так приложение показывает видео до воспроизведения. Предпросмотр не обращается к хосту видео.',
      },
      guide: {
        mn: 'Энэ бол заавар видео. Үзсэн %{smart_count} харилцагч урамшууллын оноо авсан.',
        en: 'This is the guide video. %{smart_count} customer has had bonus points for watching it. |||| This is the guide video. %{smart_count} customers have had bonus points for watching it.',
        ru: 'Это обучающее видео. Баллы за просмотр получил %{smart_count} клиент. |||| Это обучающее видео. Баллы за просмотр получили %{smart_count} клиента. |||| Это обучающее видео. Баллы за просмотр получили %{smart_count} клиентов.',
      },
      to_points: { mn: 'Эдгээр оноог харах', en: 'Show these points', ru: 'Показать эти баллы' },
    },
  },
  actionBlocks: {
    video_without_cover: {
      mn: 'Хавтасны зураггүй видеог нийтлэх боломжгүй. Эхлээд зураг нэмнэ үү.',
      en: 'A video without a cover cannot be published. Add a cover first.',
      ru: 'Видео без обложки опубликовать нельзя. Сначала добавьте обложку.',
    },
    video_is_guide: {
      mn: 'Заавар видеог нийтлэлээс хасах боломжгүй. Эхлээд өөр видеог заавар болгоно уу.',
      en: 'The guide video cannot be unpublished. Make another video the guide first.',
      ru: 'Обучающее видео нельзя снять с публикации. Сначала сделайте обучающим другое видео.',
    },
    video_is_guide_already: {
      mn: 'Энэ видео аль хэдийн заавар болсон байна.',
      en: 'It is the guide video already.',
      ru: 'Это видео уже обучающее.',
    },
  },
  resources: {
    video: {
      name: {
        mn: 'Видео |||| Видеонууд',
        en: 'Video |||| Videos',
        ru: 'Видео |||| Видео |||| Видео',
      },
      fields: {
        cover: { mn: 'Хавтасны зураг', en: 'Cover', ru: 'Обложка' },
        link: { mn: 'Видеоны холбоос', en: 'Video link', ru: 'Ссылка на видео' },
        duration: { mn: 'Үргэлжлэх хугацаа', en: 'Duration', ru: 'Длительность' },
        isGuide: { mn: 'Заавар видео эсэх', en: 'Guide video', ru: 'Обучающее видео' },
        guideWatchers: {
          mn: 'Оноо авсан харилцагч',
          en: 'Customers with points',
          ru: 'Клиентов с баллами',
        },
      },
      sections: {
        general: { mn: 'Видео', en: 'Video', ru: 'Видео' },
        text: { mn: 'Агуулга', en: 'Text', ru: 'Текст' },
      },
      views: {
        published: { mn: 'Нийтэлсэн', en: 'Published', ru: 'Опубликованные' },
        drafts: { mn: 'Нийтлээгүй', en: 'Not published', ru: 'Неопубликованные' },
      },
      actions: {
        make_guide: { mn: 'Заавар видео болгох', en: 'Make it the guide', ru: 'Сделать обучающим' },
        move: { mn: 'Байр солих', en: 'Change the place', ru: 'Сменить место' },
      },
    },
  },
} satisfies Words;
