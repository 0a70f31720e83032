import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    MailVariable: {
      firstName: 'Имя клиента',
      customerName: 'Фамилия и имя клиента',
      lender: 'Кредитор',
      link: 'Ссылка для смены пароля',
      code: 'Код подтверждения',
      title: 'Заголовок уведомления',
      body: 'Текст уведомления',
      account: 'Номер счёта',
      amount: 'Сумма',
      happenedAt: 'Когда произошло',
    },
  },
  mailTemplate: {
    variables_help:
      'Пишите переменную в файле и теме точно так, как ниже. При отправке её заменит значение.',
    missing: 'Этому клиенту письмо не уйдёт, нет значения: %{names}',
    preview: 'Как выглядит письмо',
    subject: 'Тема',
    to_sent: 'Письма по этому шаблону',
  },
  resources: {
    'settings/mail-template': {
      name: 'Шаблон письма |||| Шаблоны писем |||| Шаблонов писем',
      fields: {
        type: 'Тип письма',
        subject: 'Тема',
        htmlFile: 'HTML-файл',
        version: 'Версия',
        sentCount: 'Отправлено писем',
      },
      sections: {
        general: 'Шаблон',
        text: 'Текст',
      },
    },
  },
};
