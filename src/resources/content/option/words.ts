import type { Words } from '../../../i18n/words';

export const words = {
  content: {
    option: {
      preview_help: {
        mn: 'Апп үргэлжлүүлэхээс өмнө харилцагчаас ингэж асууна.',
        en: 'The app asks the customer so before it goes on.',
        ru: 'Так приложение спрашивает клиента, прежде чем продолжить.',
      },
      needed: {
        mn: 'Зөвшөөрөхгүй бол цааш үргэлжлэхгүй.',
        en: 'Without it the app does not go on.',
        ru: 'Без согласия приложение не продолжит.',
      },
      not_needed: {
        mn: 'Зөвшөөрөхгүй байж болно.',
        en: 'The customer may leave it out.',
        ru: 'Клиент может не соглашаться.',
      },
    },
  },
  actionBlocks: {
    option_without_agreement: {
      mn: 'Энэ төрлийн хүчинтэй нөхцөл алга. Эхлээд нөхцөлийн хувилбарыг хүчинтэй болгоно уу.',
      en: 'No agreement of this kind is in force. Put a version in force first.',
      ru: 'Нет действующих условий этого вида. Сначала введите версию в действие.',
    },
    option_twin: {
      mn: 'Яг энэ үед ийм нөхцөл асуудаг нийтлэгдсэн сонголт байна.',
      en: 'A published option asks for this agreement at this very moment.',
      ru: 'Опубликованная опция уже запрашивает эти условия в тот же момент.',
    },
  },
  enums: {
    AskMoment: {
      REGISTRATION: { mn: 'Бүртгүүлэхэд', en: 'On registering', ru: 'При регистрации' },
      LOAN_REQUEST: {
        mn: 'Зээлийн хүсэлт илгээхэд',
        en: 'On requesting a loan',
        ru: 'При заявке на кредит',
      },
      GUARANTEE: { mn: 'Батлан даахад', en: 'On becoming a guarantor', ru: 'При поручительстве' },
      TRANSFER: { mn: 'Мөнгө шилжүүлэхэд', en: 'On sending money', ru: 'При переводе денег' },
      QPAY_PAYMENT: {
        mn: 'QPay төлбөр төлөхөд',
        en: 'On paying by QPay',
        ru: 'При оплате через QPay',
      },
    },
  },
  resources: {
    options: {
      name: {
        mn: 'Сонголт |||| Сонголтууд',
        en: 'Option |||| Options',
        ru: 'Опция |||| Опции |||| Опции',
      },
      fields: {
        title: {
          mn: 'Харилцагчид харагдах бичвэр',
          en: 'Text that customers see',
          ru: 'Текст для клиента',
        },
        value: { mn: 'Нөхцөлийн төрөл', en: 'Agreement', ru: 'Вид условий' },
        moment: { mn: 'Асуух үе', en: 'Asked', ru: 'Когда запрашивается' },
        isRequired: { mn: 'Заавал зөвшөөрөх', en: 'Must be accepted', ru: 'Согласие обязательно' },
        agreementCode: {
          mn: 'Хүчинтэй хувилбар',
          en: 'Version in force',
          ru: 'Действующая версия',
        },
        acceptedCount: {
          mn: 'Зөвшөөрсөн харилцагч',
          en: 'Customers who accepted',
          ru: 'Принявшие клиенты',
        },
      },
      sections: {
        general: {
          mn: 'Юуг, хэзээ асуух',
          en: 'What is asked, and when',
          ru: 'Что и когда запрашивается',
        },
        words: { mn: 'Бичвэр', en: 'Words', ru: 'Текст' },
      },
      views: {
        published: { mn: 'Нийтлэгдсэн', en: 'Published', ru: 'Опубликованные' },
        drafts: { mn: 'Нийтлээгүй', en: 'Not published', ru: 'Не опубликованные' },
      },
      actions: {
        move: { mn: 'Байр солих', en: 'Move', ru: 'Переместить' },
      },
    },
  },
} satisfies Words;
