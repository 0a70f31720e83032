import type { Words } from '../../../i18n/words';

export const words = {
  actionBlocks: {
    sticker_is_last: {
      mn: 'Нийтлэгдсэн багцын сүүлчийн стикерийг хасах боломжгүй. Эхлээд багцыг нийтлэлээс хасна уу.',
      en: 'The last sticker of a published package cannot be taken out. Unpublish the package first.',
      ru: 'Последний стикер опубликованного набора убрать нельзя. Сначала снимите набор с публикации.',
    },
    sticker_package_deleted: {
      mn: 'Устгасан багцад стикер нэмэх боломжгүй.',
      en: 'A deleted package takes no stickers.',
      ru: 'В удалённый набор стикеры не добавляются.',
    },
    sticker_package_full: {
      mn: 'Багц дүүрсэн: дээд тал нь %{count} стикер. Эхлээд нэгийг хасна уу.',
      en: 'A package has %{count} stickers at most. Take one out first.',
      ru: 'В наборе не больше %{count} стикеров. Сначала уберите один.',
    },
  },
  resources: {
    sticker: {
      name: {
        mn: 'Стикер |||| Стикерүүд',
        en: 'Sticker |||| Stickers',
        ru: 'Стикер |||| Стикеры |||| Стикеры',
      },
      fields: {
        picture: { mn: 'Зураг', en: 'Picture', ru: 'Картинка' },
        tag: { mn: 'Таг', en: 'Tag', ru: 'Метка' },
        packageId: { mn: 'Багц', en: 'Package', ru: 'Набор' },
        sentCount: { mn: 'Илгээсэн тоо', en: 'Times sent', ru: 'Отправлен раз' },
      },
      sections: {
        general: { mn: 'Стикер', en: 'Sticker', ru: 'Стикер' },
      },
      views: {
        offered: { mn: 'Багцад байгаа', en: 'In a package', ru: 'В наборе' },
        removed: { mn: 'Багцаас хассан', en: 'Taken out', ru: 'Убраны' },
      },
      actions: {
        remove: { mn: 'Багцаас хасах', en: 'Take out', ru: 'Убрать из набора' },
        restore: { mn: 'Багцад буцаах', en: 'Put back', ru: 'Вернуть в набор' },
        move: { mn: 'Байр солих', en: 'Change the place', ru: 'Сменить место' },
      },
      events: {
        remove: { mn: 'Багцаас хассан', en: 'Taken out', ru: 'Убрано из набора' },
        restore: { mn: 'Багцад буцаасан', en: 'Put back', ru: 'Возвращено в набор' },
      },
    },
  },
} satisfies Words;
