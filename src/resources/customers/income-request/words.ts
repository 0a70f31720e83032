import type { Words } from '../../../i18n/words';
import { words as area } from '../words';

export const words = {
  income: {
    title: { mn: 'Орлого', en: 'Income', ru: 'Доход' },
    declared: { mn: 'Мэдүүлсэн', en: 'Declared', ru: 'Заявлено' },
    extracted: { mn: 'Баримтад', en: 'In the documents', ru: 'В документах' },
    checks: {
      mn: 'Мэдүүлсэн ба баримт',
      en: 'Declared and documented',
      ru: 'Заявлено и подтверждено',
    },
    agrees: { mn: 'Таарсан', en: 'Matches', ru: 'Совпадает' },
    differs: { mn: 'Зөрүүтэй', en: 'Differs', ru: 'Расходится' },
    not_read: {
      mn: 'Баримтаас уншаагүй',
      en: 'Not read from the documents',
      ru: 'Из документов не прочитано',
    },
    no_files: {
      mn: 'Баримт хавсаргаагүй байна.',
      en: 'No document is attached.',
      ru: 'Документы не приложены.',
    },
    limit_note: {
      mn: 'Шийдвэр гармагц харилцагчийн цалин, оноо, зээлийн эрх шинэчлэгдэж, түүхэнд бичигдэнэ.',
      en: 'The customer’s salary, score and credit limit are updated at once and recorded in the history.',
      ru: 'Заработная плата, балл и кредитный лимит клиента обновляются сразу и записываются в историю.',
    },
    limit_lower: {
      mn: 'Анхаар: зээлийн эрх буурна.',
      en: 'Note: the credit limit will decrease.',
      ru: 'Внимание: кредитный лимит снизится.',
    },
    files_needed: {
      mn: 'Дор хаяж нэг баримт хавсаргана уу.',
      en: 'Attach at least one document.',
      ru: 'Приложите хотя бы один документ.',
    },
  },
  resources: {
    'customers/income/requests': {
      name: {
        mn: 'Орлогын хүсэлт |||| Орлогын хүсэлт',
        en: 'Income request |||| Income requests',
        ru: 'Заявка по доходу |||| Заявки по доходам |||| Заявки по доходам',
      },
      fields: area.resources.income.fields,
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        returned: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращённые' },
        approved: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобренные' },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонённые' },
        paper: { mn: 'Цаасан', en: 'On paper', ru: 'На бумаге' },
        registering: { mn: 'Бүртгэж байгаа', en: 'Being registered', ru: 'Регистрируются' },
      },
      sections: {
        income: { mn: 'Орлого', en: 'Income', ru: 'Доход' },
        evidence: { mn: 'Нотлох баримт', en: 'Evidence', ru: 'Подтверждение' },
        decision: { mn: 'Шийдвэр', en: 'Decision', ru: 'Решение' },
        person: { mn: 'Харилцагч', en: 'Customer', ru: 'Клиент' },
      },
      actions: {
        send_income: {
          mn: 'Хянуулахаар илгээх',
          en: 'Send for approval',
          ru: 'Отправить на проверку',
        },
        approve_income: { mn: 'Батлах', en: 'Approve', ru: 'Одобрить' },
        return_income: { mn: 'Буцаах', en: 'Return', ru: 'Вернуть' },
        reject_income: { mn: 'Татгалзах', en: 'Reject', ru: 'Отклонить' },
        send_income_again: { mn: 'Дахин илгээх', en: 'Send again', ru: 'Отправить повторно' },
        create: { mn: 'Орлого бүртгэх', en: 'Register income', ru: 'Зарегистрировать доход' },
      },
    },
  },
} satisfies Words;
