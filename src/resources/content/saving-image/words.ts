import type { Words } from '../../../i18n/words';

export const words = {
  content: {
    savingImage: {
      preview_help: {
        mn: 'Хадгаламж эзэмшигч энэ зургийг сонгоход апп ингэж харуулна.',
        en: 'This is how the app shows it to a saver who has chosen it.',
        ru: 'Так приложение показывает её вкладчику, который её выбрал.',
      },
      carried: {
        mn: 'Хаагдаагүй %{smart_count} хадгаламж энэ зурагтай. Нийтлэлээс хассан ч эдгээр хадгаламжид хэвээр үлдэнэ.',
        en: '%{smart_count} saving that is not closed carries this picture. It keeps it when the picture is unpublished. |||| %{smart_count} savings that are not closed carry this picture. They keep it when the picture is unpublished.',
        ru: 'Эта картинка у %{smart_count} незакрытого вклада. После снятия с публикации она у него останется. |||| Эта картинка у %{smart_count} незакрытых вкладов. После снятия с публикации она у них останется. |||| Эта картинка у %{smart_count} незакрытых вкладов. После снятия с публикации она у них останется.',
      },
    },
  },
  resources: {
    'saving-image': {
      name: {
        mn: 'Хадгаламжийн зураг |||| Хадгаламжийн зургууд',
        en: 'Saving image |||| Saving images',
        ru: 'Изображение вклада |||| Изображения вкладов |||| Изображения вкладов',
      },
      fields: {
        title: { mn: 'Нэр', en: 'Name', ru: 'Название' },
        savings: { mn: 'Сонгосон хадгаламж', en: 'Savings with it', ru: 'Вкладов с ней' },
        openSavings: {
          mn: 'Үүнээс хаагдаагүй',
          en: 'Of these not closed',
          ru: 'Из них не закрыто',
        },
      },
      sections: {
        general: { mn: 'Зураг', en: 'Picture', ru: 'Картинка' },
      },
      views: {
        published: { mn: 'Нийтэлсэн', en: 'Published', ru: 'Опубликованные' },
        drafts: { mn: 'Нийтлээгүй', en: 'Not published', ru: 'Неопубликованные' },
      },
      actions: {
        move: { mn: 'Байр солих', en: 'Change the place', ru: 'Сменить место' },
      },
    },
  },
} satisfies Words;
