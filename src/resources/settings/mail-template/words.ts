import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'mail-template:access': {
      mn: 'И-мэйлийн загвар',
      en: 'Mail templates',
      ru: 'Шаблоны писем',
      demo: ['admin'],
    },
  },
  enums: {
    MailVariable: {
      firstName: { mn: 'Харилцагчийн нэр', en: 'First name of the customer', ru: 'Имя клиента' },
      customerName: {
        mn: 'Харилцагчийн овог нэр',
        en: 'Name of the customer',
        ru: 'Фамилия и имя клиента',
      },
      lender: { mn: 'Зээлдүүлэгч', en: 'Lender', ru: 'Кредитор' },
      link: {
        mn: 'Нууц үг солих холбоос',
        en: 'Link to change the password',
        ru: 'Ссылка для смены пароля',
      },
      code: { mn: 'Баталгаажуулах код', en: 'Authentication code', ru: 'Код подтверждения' },
      title: {
        mn: 'Мэдэгдлийн гарчиг',
        en: 'Title of the notification',
        ru: 'Заголовок уведомления',
      },
      body: { mn: 'Мэдэгдлийн агуулга', en: 'Text of the notification', ru: 'Текст уведомления' },
      account: { mn: 'Дансны дугаар', en: 'Account number', ru: 'Номер счёта' },
      amount: { mn: 'Дүн', en: 'Amount', ru: 'Сумма' },
      happenedAt: { mn: 'Болсон огноо, цаг', en: 'When it happened', ru: 'Когда произошло' },
    },
  },
  mailTemplate: {
    variables_help: {
      mn: 'Файл болон гарчигт хувьсагчийг яг доорх шигээ бичнэ. Илгээх үед утгаар нь орлуулна.',
      en: 'Write a variable in the file and the subject exactly as below. When the mail is sent, its value takes its place.',
      ru: 'Пишите переменную в файле и теме точно так, как ниже. При отправке её заменит значение.',
    },
    missing: {
      mn: 'Энэ харилцагчид утга нь байхгүй тул и-мэйл илгээгдэхгүй: %{names}',
      en: 'Nothing is sent to this customer, because there is no value of: %{names}',
      ru: 'Этому клиенту письмо не уйдёт, нет значения: %{names}',
    },
    preview: { mn: 'И-мэйл ингэж харагдана', en: 'How the mail looks', ru: 'Как выглядит письмо' },
    subject: { mn: 'Гарчиг', en: 'Subject', ru: 'Тема' },
    to_sent: {
      mn: 'Энэ загвараар илгээсэн и-мэйл',
      en: 'Mails sent by this template',
      ru: 'Письма по этому шаблону',
    },
  },
  resources: {
    'settings/mail-template': {
      name: {
        mn: 'И-мэйлийн загвар |||| И-мэйлийн загварууд',
        en: 'Mail template |||| Mail templates',
        ru: 'Шаблон письма |||| Шаблоны писем |||| Шаблонов писем',
      },
      fields: {
        type: { mn: 'И-мэйлийн төрөл', en: 'Type of mail', ru: 'Тип письма' },
        subject: { mn: 'Гарчиг', en: 'Subject', ru: 'Тема' },
        htmlFile: { mn: 'HTML файл', en: 'HTML file', ru: 'HTML-файл' },
        sentCount: { mn: 'Илгээсэн и-мэйл', en: 'Mails sent', ru: 'Отправлено писем' },
      },
      sections: {
        general: { mn: 'Загвар', en: 'Template', ru: 'Шаблон' },
        text: { mn: 'Агуулга', en: 'Text', ru: 'Текст' },
      },
    },
  },
} satisfies Words;
