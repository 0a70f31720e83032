/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    video: {
      preview_help:
        'Апп видеог тоглуулахаас өмнө ингэж харуулна. Урьдчилан харахад видеоны хост руу хүсэлт илгээхгүй.',
      guide: 'Энэ бол заавар видео. Үзсэн %{smart_count} харилцагч урамшууллын оноо авсан.',
      to_points: 'Эдгээр оноог харах',
    },
  },
  actionBlocks: {
    video_without_cover: 'Хавтасны зураггүй видеог нийтлэх боломжгүй. Эхлээд зураг нэмнэ үү.',
    video_is_guide:
      'Заавар видеог нийтлэлээс хасах боломжгүй. Эхлээд өөр видеог заавар болгоно уу.',
    video_is_guide_already: 'Аль хэдийн заавар видео байна.',
  },
  resources: {
    video: {
      name: 'Видео |||| Видеонууд',
      fields: {
        cover: 'Хавтасны зураг',
        link: 'Видеоны холбоос',
        duration: 'Үргэлжлэх хугацаа',
        isGuide: 'Заавар видео эсэх',
        guideWatchers: 'Оноо авсан харилцагч',
      },
      sections: { general: 'Видео', text: 'Агуулга' },
      views: { published: 'Нийтэлсэн', drafts: 'Нийтлээгүй' },
      actions: { make_guide: 'Заавар видео болгох', move: 'Байр солих' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/video': typeof labels;
  }
}
