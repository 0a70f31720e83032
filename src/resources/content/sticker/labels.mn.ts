/** Mongolian texts: what belongs to this folder. */
export const labels = {
  actionBlocks: {
    sticker_is_last:
      'Нийтлэгдсэн багцын сүүлчийн стикерийг хасах боломжгүй. Эхлээд багцыг нийтлэлээс хасна уу.',
    sticker_package_deleted: 'Устгасан багцад стикер нэмэх боломжгүй.',
    sticker_package_full: 'Багц дүүрсэн: дээд тал нь %{count} стикер. Эхлээд нэгийг хасна уу.',
  },
  resources: {
    sticker: {
      name: 'Стикер |||| Стикерүүд',
      fields: { picture: 'Зураг', tag: 'Таг', packageId: 'Багц', sentCount: 'Илгээсэн тоо' },
      sections: { general: 'Стикер' },
      views: { offered: 'Багцад байгаа', removed: 'Багцаас хассан' },
      actions: {
        remove: 'Багцаас хасах',
        restore: 'Багцад буцаах',
        move: 'Байр солих',
        delete_package: 'Багцыг устгах',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/sticker': typeof labels;
  }
}
