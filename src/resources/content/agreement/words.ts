import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'agreement-admin:access': {
      mn: 'Үйлчилгээний нөхцөл',
      en: 'Agreements',
      ru: 'Соглашения',
      demo: ['admin'],
    },
  },
  content: {
    agreement: {
      text: { mn: 'Нөхцөлийн бичвэр', en: 'Text of the terms', ru: 'Текст условий' },
      asks_again: {
        mn: 'Өмнөх хувилбарыг зөвшөөрсөн %{smart_count} харилцагчаас апп дахин зөвшөөрөл авна. |||| Өмнөх хувилбарыг зөвшөөрсөн %{smart_count} харилцагчаас апп дахин зөвшөөрөл авна.',
        en: 'The app will ask %{smart_count} customer who accepted the former version again. |||| The app will ask %{smart_count} customers who accepted the former version again.',
        ru: 'Приложение снова спросит %{smart_count} клиента, принявшего прежнюю версию. |||| Приложение снова спросит %{smart_count} клиентов, принявших прежнюю версию. |||| Приложение снова спросит %{smart_count} клиентов, принявших прежнюю версию.',
      },
    },
  },
  resources: {
    agreement: {
      name: {
        mn: 'Үйлчилгээний нөхцөл |||| Үйлчилгээний нөхцөлүүд',
        en: 'Terms of service |||| Terms of service',
        ru: 'Условия обслуживания |||| Условия обслуживания |||| Условия обслуживания',
      },
      fields: {
        option: { mn: 'Нөхцөлийн төрөл', en: 'Agreement', ru: 'Вид условий' },
        summary: { mn: 'Өөрчлөлтийн товч', en: 'What changed', ru: 'Что нового' },
        htmlFile: { mn: 'HTML файл', en: 'HTML file', ru: 'HTML-файл' },
        acceptedCount: {
          mn: 'Зөвшөөрсөн харилцагч',
          en: 'Customers who accepted',
          ru: 'Приняли клиенты',
        },
        askedAgain: {
          mn: 'Дахин асуух харилцагч',
          en: 'Customers to ask again',
          ru: 'Будут спрошены снова',
        },
        askedIn: { mn: 'Асуудаг сонголт', en: 'Options that ask for it', ru: 'Опции с запросом' },
        inForceSince: { mn: 'Хүчинтэй болсон огноо', en: 'In force since', ru: 'Действует с' },
        replacedAt: { mn: 'Солигдсон огноо', en: 'Replaced at', ru: 'Заменено' },
      },
      sections: {
        general: { mn: 'Хувилбар', en: 'Version', ru: 'Версия' },
        text: { mn: 'Бичвэр', en: 'Text', ru: 'Текст' },
      },
      views: {
        in_force: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действующие' },
        draft: { mn: 'Ноорог', en: 'Drafts', ru: 'Черновики' },
        replaced: { mn: 'Солигдсон', en: 'Replaced', ru: 'Заменённые' },
      },
      tabs: {
        text: { mn: 'Бичвэр', en: 'Text', ru: 'Текст' },
        acceptances: { mn: 'Зөвшөөрсөн харилцагчид', en: 'Acceptances', ru: 'Принявшие клиенты' },
      },
      actions: {
        put_in_force: { mn: 'Хүчинтэй болгох', en: 'Put in force', ru: 'Ввести в действие' },
      },
    },
    agreement_acceptance: {
      name: {
        mn: 'Нөхцөлийн зөвшөөрөл |||| Нөхцөлийн зөвшөөрлүүд',
        en: 'Acceptance |||| Acceptances',
        ru: 'Принятие условий |||| Принятия условий |||| Принятия условий',
      },
      fields: {
        agreementId: {
          mn: 'Үйлчилгээний нөхцөл',
          en: 'Terms of service',
          ru: 'Условия обслуживания',
        },
        acceptedAt: { mn: 'Зөвшөөрсөн огноо', en: 'Accepted at', ru: 'Принято' },
        device: { mn: 'Төхөөрөмж', en: 'Device', ru: 'Устройство' },
      },
    },
  },
} satisfies Words;
