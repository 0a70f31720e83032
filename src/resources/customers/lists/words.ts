import type { Words } from '../../../i18n/words';

export const words = {
  customerLists: {
    signature: {
      new_signature: { mn: 'Шинэ гарын үсэг', en: 'New signature', ru: 'Новая подпись' },
      specimen: { mn: 'Баталсан загвар', en: 'Approved specimen', ru: 'Одобренный образец' },
      new_alt: {
        mn: 'Харилцагчийн шинэ гарын үсгийн зураг',
        en: 'Image of the customer’s new signature',
        ru: 'Изображение новой подписи клиента',
      },
      specimen_alt: {
        mn: 'Өмнө нь баталсан гарын үсгийн зураг',
        en: 'Image of the previously approved signature',
        ru: 'Изображение ранее одобренной подписи',
      },
      no_specimen: {
        mn: 'Баталсан загвар байхгүй. Анхны гарын үсэг тул баримттай тулгана уу.',
        en: 'There is no approved specimen. This is the first signature: compare it with a document.',
        ru: 'Одобренного образца нет. Это первая подпись: сверьте её с документом.',
      },
      no_signature: {
        mn: 'Гарын үсгийн зураг байхгүй.',
        en: 'There is no signature image.',
        ru: 'Изображения подписи нет.',
      },
      similarity: {
        mn: 'Автомат тулгалтын төстэй байдал',
        en: 'Similarity by automatic comparison',
        ru: 'Сходство по результатам автоматического сравнения',
      },
      paper_missing: {
        mn: 'Цаасан гэрээний скан эсвэл зургийг хавсаргана уу.',
        en: 'Attach a scan or a photo of the paper contract.',
        ru: 'Приложите скан или фото бумажного договора.',
      },
    },
  },
} satisfies Words;
