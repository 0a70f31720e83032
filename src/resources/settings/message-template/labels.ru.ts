import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  messageTemplate: {
    variables: 'Переменные',
    variables_help:
      'Переменная пишется в тексте точно так, как ниже. При отправке её место занимает значение получателя.',
    name: 'Пишется',
    meaning: 'Значение',
    value: 'В предпросмотре',
    used: 'В тексте',
    is_used: 'Есть',
    customer: 'Предпросмотр для клиента',
    example: 'Клиент не выбран: показаны примерные значения.',
    of_loan: 'Кредит: %{code}',
    no_loan: 'У этого клиента нет открытого кредита.',
    missing: 'Этому клиенту сообщение не отправляется, нет значения: %{names}',
    by_hand: 'Сотрудник выбирает этот шаблон, когда отправляет сообщения по кредитам.',
    by_itself: 'Консоль отправляет сообщение сама, как только действие выполнено.',
    difference: 'Отличия от действующей версии',
    phone_help: 'Так сообщение выглядит на телефоне получателя.',
    off: 'После отключения шаблона это действие никому не отправляет сообщений.',
    off_by_hand: 'После отключения шаблон нельзя выбрать для сообщений по кредитам.',
    to_sent: 'Сообщения, отправленные по этому шаблону',
  },
  resources: {
    'settings/message-template': {
      name: 'Шаблон сообщения |||| Шаблоны сообщений |||| Шаблоны сообщений',
      fields: {
        occasion: 'Когда отправляется',
        text: 'Текст сообщения',
        version: 'Версия',
        segments: 'Частей',
        sentCount: 'Отправлено сообщений',
      },
      sections: { general: 'Шаблон' },
      views: { active: 'Активные', inactive: 'Неактивные' },
    },
  },
  enums: {
    SmsOccasion: {
      LOAN_ISSUED: 'Кредит выдан',
      LOAN_REJECTED: 'Заявка на кредит отклонена',
      LOAN_CEDED: 'Договор уступлен',
      GUARANTEE_ASKED: 'Запрос поручителю',
      GUARANTEE_ENDED: 'Запрос поручительства отменён',
      LOAN_DUE: 'Приближается платёж',
      LOAN_OVERDUE: 'Платёж просрочен',
      LOAN_CONTACT: 'Просьба связаться',
    },
    SmsTemplateState: { ACTIVE: 'Активен', INACTIVE: 'Неактивен' },
    SmsVariable: {
      firstName: 'Имя получателя',
      lender: 'Кредитор',
      loanCode: 'Код кредита',
      lentAmount: 'Сумма кредита',
      balance: 'Остаток кредита',
      dueAmount: 'Сумма к оплате',
      dueDate: 'Дата платежа',
      overdueDays: 'Дней просрочки',
    },
  },
};
