import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'sms-template:access': {
      mn: 'SMS-ийн загвар',
      en: 'Message templates',
      ru: 'Шаблоны SMS',
      demo: ['admin'],
    },
  },
  messageTemplate: {
    variables: { mn: 'Хувьсагчид', en: 'Variables', ru: 'Переменные' },
    variables_help: {
      mn: 'Текстэд хувьсагчийг яг доорх шигээ бичнэ. Илгээх үед хүлээн авагчийн утгаар орлуулна.',
      en: "Write a variable in the text exactly as below. When the message is sent, the receiver's value takes its place.",
      ru: 'Переменная пишется в тексте точно так, как ниже. При отправке её место занимает значение получателя.',
    },
    name: { mn: 'Бичих нь', en: 'Written as', ru: 'Пишется' },
    meaning: { mn: 'Утга нь', en: 'Meaning', ru: 'Значение' },
    value: { mn: 'Урьдчилан харах утга', en: 'Value in the preview', ru: 'В предпросмотре' },
    used: { mn: 'Текстэд', en: 'In the text', ru: 'В тексте' },
    is_used: { mn: 'Орсон', en: 'Used', ru: 'Есть' },
    customer: {
      mn: 'Харилцагчаар урьдчилан харах',
      en: 'Preview for a customer',
      ru: 'Предпросмотр для клиента',
    },
    example: {
      mn: 'Харилцагч сонгоогүй тул жишээ утгаар харуулж байна.',
      en: 'No customer is chosen: the preview has example values.',
      ru: 'Клиент не выбран: показаны примерные значения.',
    },
    of_loan: { mn: 'Зээл: %{code}', en: 'Loan: %{code}', ru: 'Кредит: %{code}' },
    no_loan: {
      mn: 'Энэ харилцагчид нээлттэй зээл алга.',
      en: 'This customer has no open loan.',
      ru: 'У этого клиента нет открытого кредита.',
    },
    missing: {
      mn: 'Энэ харилцагчид утга нь байхгүй тул мессеж илгээгдэхгүй: %{names}',
      en: 'Not sent to this customer, who has no value for: %{names}',
      ru: 'Этому клиенту сообщение не отправляется, нет значения: %{names}',
    },
    by_hand: {
      mn: 'Ажилтан зээлийн мессеж илгээхдээ энэ загварыг сонгоно.',
      en: 'Staff choose this template when they send messages about loans.',
      ru: 'Сотрудник выбирает этот шаблон, когда отправляет сообщения по кредитам.',
    },
    by_itself: {
      mn: 'Энэ үйлдэл хийгдмэгц консол мессежийг өөрөө илгээнэ.',
      en: 'The console sends the message as soon as this is done.',
      ru: 'Консоль отправляет сообщение сама, как только действие выполнено.',
    },
    difference: {
      mn: 'Одоогийн хувилбараас өөрчлөгдөх хэсэг',
      en: 'What changes against the version in use',
      ru: 'Отличия от действующей версии',
    },
    off: {
      mn: 'Загварыг идэвхгүй болгосны дараа энэ үйлдлээр хэнд ч мессеж илгээхгүй.',
      en: 'Once the template is off, nobody gets a message when this is done.',
      ru: 'После отключения шаблона это действие никому не отправляет сообщений.',
    },
    off_by_hand: {
      mn: 'Загварыг идэвхгүй болгосны дараа зээлийн мессежид сонгох боломжгүй болно.',
      en: 'Once the template is off, it cannot be chosen for messages about loans.',
      ru: 'После отключения шаблон нельзя выбрать для сообщений по кредитам.',
    },
    to_sent: {
      mn: 'Энэ загвараар илгээсэн мессежүүд',
      en: 'Messages sent by this template',
      ru: 'Сообщения, отправленные по этому шаблону',
    },
  },
  resources: {
    'settings/message-template': {
      name: {
        mn: 'SMS-ийн загвар |||| SMS-ийн загварууд',
        en: 'Message template |||| Message templates',
        ru: 'Шаблон сообщения |||| Шаблоны сообщений |||| Шаблоны сообщений',
      },
      fields: {
        occasion: { mn: 'Илгээх үйлдэл', en: 'Sent when', ru: 'Когда отправляется' },
        text: { mn: 'Мессежийн агуулга', en: 'Text', ru: 'Текст сообщения' },
        segments: { mn: 'Хэсгийн тоо', en: 'Parts', ru: 'Частей' },
        sentCount: { mn: 'Илгээсэн мессеж', en: 'Messages sent', ru: 'Отправлено сообщений' },
      },
      sections: {
        general: { mn: 'Загвар', en: 'Template', ru: 'Шаблон' },
      },
      views: {
        active: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активные' },
        inactive: { mn: 'Идэвхгүй', en: 'Inactive', ru: 'Неактивные' },
      },
    },
  },
  enums: {
    SmsOccasion: {
      LOAN_ISSUED: { mn: 'Зээл олгоход', en: 'A loan is issued', ru: 'Кредит выдан' },
      LOAN_REJECTED: {
        mn: 'Зээлийн хүсэлт татгалзахад',
        en: 'A loan request is rejected',
        ru: 'Заявка на кредит отклонена',
      },
      LOAN_CEDED: {
        mn: 'Гэрээ цессээр шилжүүлэхэд',
        en: 'A contract is ceded',
        ru: 'Договор уступлен',
      },
      GUARANTEE_ASKED: {
        mn: 'Батлан даагчаас хүсэхэд',
        en: 'A guarantor is asked',
        ru: 'Запрос поручителю',
      },
      GUARANTEE_ENDED: {
        mn: 'Батлан даалтын хүсэлт цуцлагдахад',
        en: 'A guarantee request is cancelled',
        ru: 'Запрос поручительства отменён',
      },
      LOAN_DUE: {
        mn: 'Төлөх өдөр ойртоход',
        en: 'A payment comes near',
        ru: 'Приближается платёж',
      },
      LOAN_OVERDUE: {
        mn: 'Төлбөр хэтэрсэн үед',
        en: 'A payment is overdue',
        ru: 'Платёж просрочен',
      },
      LOAN_CONTACT: {
        mn: 'Холбогдохыг хүсэхэд',
        en: 'The customer is asked to call',
        ru: 'Просьба связаться',
      },
    },
    SmsTemplateState: {
      ACTIVE: { mn: 'Идэвхтэй', en: 'Active', ru: 'Активен' },
      INACTIVE: { mn: 'Идэвхгүй', en: 'Inactive', ru: 'Неактивен' },
    },
    SmsVariable: {
      firstName: { mn: 'Хүлээн авагчийн нэр', en: "Receiver's first name", ru: 'Имя получателя' },
      lender: { mn: 'Зээлдүүлэгч', en: 'Lender', ru: 'Кредитор' },
      loanCode: { mn: 'Зээлийн код', en: 'Loan code', ru: 'Код кредита' },
      lentAmount: { mn: 'Зээлийн дүн', en: 'Lent amount', ru: 'Сумма кредита' },
      balance: { mn: 'Зээлийн үлдэгдэл', en: 'Loan balance', ru: 'Остаток кредита' },
      dueAmount: { mn: 'Төлөх дүн', en: 'Amount due', ru: 'Сумма к оплате' },
      dueDate: { mn: 'Төлөх огноо', en: 'Due date', ru: 'Дата платежа' },
      overdueDays: { mn: 'Хэтэрсэн хоног', en: 'Days overdue', ru: 'Дней просрочки' },
    },
  },
} satisfies Words;
