import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'news:list': {
      mn: 'Мэдээ харах',
      en: 'See news',
      ru: 'Просмотр новостей',
      demo: ['admin', 'operator', 'worker'],
    },
    'news:create': {
      mn: 'Мэдээ нэмэх, засах',
      en: 'Write and edit news',
      ru: 'Создание и правка новостей',
      demo: ['admin', 'operator'],
    },
  },
  content: {
    news: {
      preview_help: {
        mn: 'Апп мэдээг ингэж харуулна. Нийтэлсэн үед л харилцагчид харагдана.',
        en: 'This is how the app shows the article. Customers see it only while it is published.',
        ru: 'Так статью показывает приложение. Клиенты видят её, только пока она опубликована.',
      },
    },
  },
  resources: {
    news: {
      name: {
        mn: 'Мэдээ |||| Мэдээнүүд',
        en: 'Article |||| News',
        ru: 'Новость |||| Новости |||| Новости',
      },
      fields: {
        color: { mn: 'Өнгө', en: 'Colour', ru: 'Цвет' },
      },
      sections: {
        general: { mn: 'Ерөнхий мэдээлэл', en: 'General information', ru: 'Общие сведения' },
        text: { mn: 'Агуулга', en: 'Text', ru: 'Текст' },
      },
    },
  },
  enums: {
    NewsType: {
      pocket_faq: { mn: 'Апп: түгээмэл асуулт', en: 'App FAQ', ru: 'Приложение: вопросы и ответы' },
      pocket_app: { mn: 'Апп: мэдээ', en: 'App news', ru: 'Приложение: новости' },
      pocket_web: { mn: 'Вэбсайт: мэдээ', en: 'Website news', ru: 'Сайт: новости' },
      merchant_faq: {
        mn: 'Мерчант: түгээмэл асуулт',
        en: 'Merchant FAQ',
        ru: 'Мерчанты: вопросы и ответы',
      },
    },
    NewsCategory: {
      contract_create: {
        mn: 'Гэрээ байгуулах',
        en: 'Making a contract',
        ru: 'Заключение договора',
      },
      loan_condition: { mn: 'Зээлийн нөхцөл', en: 'Loan terms', ru: 'Условия кредита' },
      loan: { mn: 'Зээл', en: 'Loan', ru: 'Кредит' },
      loan_refund: { mn: 'Зээлийн эргэн төлөлт', en: 'Loan repayment', ru: 'Погашение кредита' },
      loan_extension: {
        mn: 'Зээлийн хугацаа сунгалт',
        en: 'Loan extension',
        ru: 'Продление кредита',
      },
      epocket: { mn: 'Цахим хэтэвч', en: 'E-wallet', ru: 'Электронный кошелёк' },
      level: { mn: 'Түвшин', en: 'Level', ru: 'Уровень' },
      privacy: { mn: 'Нууцлал', en: 'Privacy', ru: 'Конфиденциальность' },
      contract_cancel: {
        mn: 'Гэрээ цуцлах',
        en: 'Cancelling a contract',
        ru: 'Расторжение договора',
      },
    },
  },
} satisfies Words;
