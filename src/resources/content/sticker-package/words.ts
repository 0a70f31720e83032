import type { Words } from '../../../i18n/words';

export const words = {
  content: {
    stickers: {
      preview_help: {
        mn: 'Апп чатад багцыг ингэж харуулна.',
        en: 'This is how the chat of the app shows the package.',
        ru: 'Так набор показывает чат приложения.',
      },
      count: {
        mn: 'Стикер: %{count}. Дээд тал нь %{most}.',
        en: 'Stickers: %{count} of %{most} at most.',
        ru: 'Стикеров: %{count}, не больше %{most}.',
      },
      offered: { mn: 'Багцын стикерүүд', en: 'Stickers of the package', ru: 'Стикеры набора' },
      removed: { mn: 'Багцаас хассан стикерүүд', en: 'Stickers taken out', ru: 'Убранные стикеры' },
      sent: { mn: 'Илгээсэн: %{count}', en: 'Sent: %{count}', ru: 'Отправлен: %{count}' },
    },
  },
  actionBlocks: {
    sticker_package_empty: {
      mn: 'Стикергүй багцыг нийтлэх боломжгүй. Эхлээд стикер нэмнэ үү.',
      en: 'A package without stickers cannot be published. Add one first.',
      ru: 'Набор без стикеров опубликовать нельзя. Сначала добавьте стикер.',
    },
    sticker_package_used: {
      mn: 'Энэ багцын стикерийг %{count} удаа илгээсэн тул устгах боломжгүй. Нийтлэлээс хассан хэвээр үлдээнэ үү.',
      en: 'Stickers of this package were sent %{count} times, so it cannot be deleted. Leave it unpublished.',
      ru: 'Стикеры этого набора отправляли (%{count}), поэтому удалить его нельзя. Оставьте его неопубликованным.',
    },
  },
  validation: {
    sticker_identifier: {
      mn: 'Жижиг латин үсэг, тоо, цэг, зураасаар бичнэ үү.',
      en: 'Use small Latin letters, digits, dots and dashes.',
      ru: 'Используйте строчные латинские буквы, цифры, точки и дефисы.',
    },
  },
  resources: {
    'sticker/package': {
      name: {
        mn: 'Стикерийн багц |||| Стикерийн багцууд',
        en: 'Sticker package |||| Sticker packages',
        ru: 'Набор стикеров |||| Наборы стикеров |||| Наборы стикеров',
      },
      fields: {
        identifier: { mn: 'Таних тэмдэгт', en: 'Identifier', ru: 'Идентификатор' },
        publisher: { mn: 'Нийтлэгч', en: 'Publisher', ru: 'Издатель' },
        publisherWebsite: {
          mn: 'Нийтлэгчийн вэбсайт',
          en: 'Publisher’s website',
          ru: 'Сайт издателя',
        },
        privacyPolicyUrl: {
          mn: 'Нууцлалын бодлогын холбоос',
          en: 'Privacy policy link',
          ru: 'Ссылка на политику конфиденциальности',
        },
        licenseAgreementUrl: {
          mn: 'Лицензийн гэрээний холбоос',
          en: 'Licence agreement link',
          ru: 'Ссылка на лицензионное соглашение',
        },
        stickerCount: { mn: 'Стикерийн тоо', en: 'Stickers', ru: 'Стикеров' },
        sentCount: { mn: 'Илгээсэн тоо', en: 'Times sent', ru: 'Отправлено раз' },
      },
      sections: {
        general: { mn: 'Багц', en: 'Package', ru: 'Набор' },
        terms: { mn: 'Нөхцөл', en: 'Terms', ru: 'Условия' },
      },
      views: {
        kept: { mn: 'Хэрэглэгдэж буй', en: 'Kept', ru: 'Используются' },
        deleted: { mn: 'Устгасан', en: 'Deleted', ru: 'Удалённые' },
      },
      actions: {
        move: { mn: 'Байр солих', en: 'Change the place', ru: 'Сменить место' },
      },
      subPages: {
        stickers: { mn: 'Стикер нэмэх', en: 'Add stickers', ru: 'Добавить стикеры' },
      },
    },
  },
} satisfies Words;
