/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    stickers: {
      preview_help: 'Апп чатад багцыг ингэж харуулна.',
      count: 'Стикер: %{count}. Дээд тал нь %{most}.',
      offered: 'Багцын стикерүүд',
      removed: 'Багцаас хассан стикерүүд',
      sent: 'Илгээсэн: %{count}',
    },
  },
  actionBlocks: {
    sticker_package_empty: 'Стикергүй багцыг нийтлэх боломжгүй. Эхлээд стикер нэмнэ үү.',
    sticker_package_used:
      'Энэ багцын стикерийг %{count} удаа илгээсэн тул устгах боломжгүй. Нийтлэлээс хассан хэвээр үлдээнэ үү.',
  },
  validation: { sticker_identifier: 'Жижиг латин үсэг, тоо, цэг, зураасаар бичнэ үү.' },
  resources: {
    'sticker/package': {
      name: 'Стикерийн багц |||| Стикерийн багцууд',
      fields: {
        identifier: 'Таних тэмдэгт',
        publisher: 'Нийтлэгч',
        publisherWebsite: 'Нийтлэгчийн вэбсайт',
        privacyPolicyUrl: 'Нууцлалын бодлогын холбоос',
        licenseAgreementUrl: 'Лицензийн гэрээний холбоос',
        stickerCount: 'Стикерийн тоо',
        sentCount: 'Илгээсэн тоо',
      },
      sections: { general: 'Багц', terms: 'Нөхцөл' },
      views: { kept: 'Хэрэглэгдэж буй', deleted: 'Устгасан' },
      actions: { move: 'Байр солих' },
      subPages: { stickers: 'Стикер нэмэх' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/sticker-package': typeof labels;
  }
}
