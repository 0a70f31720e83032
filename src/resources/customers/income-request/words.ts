import type { Words } from '../../../i18n/words';

/** What the fields of an income are called, in every list of them. */
export const incomeFields = {
  type: { mn: 'Орлогын төрөл', en: 'Income type', ru: 'Вид дохода' },
  margin: { mn: 'Маржин', en: 'Margin', ru: 'Маржа' },
  months: { mn: 'Сарууд', en: 'Months', ru: 'Месяцы' },
  files: { mn: 'Файлууд', en: 'Files', ru: 'Файлы' },
  material: { mn: 'Материал', en: 'Material', ru: 'Материал' },
  totalPages: { mn: 'Нийт хуудас', en: 'Total pages', ru: 'Всего страниц' },
  viewedPages: { mn: 'Үзсэн хуудас', en: 'Pages viewed', ru: 'Просмотрено страниц' },
  medium: { mn: 'Хэлбэр', en: 'Medium', ru: 'Форма' },
  averageAmount: {
    mn: 'Сарын дундаж орлого',
    en: 'Average monthly income',
    ru: 'Среднемесячный доход',
  },
  monthCount: { mn: 'Сарын тоо', en: 'Number of months', ru: 'Число месяцев' },
  fileCount: { mn: 'Файлын тоо', en: 'Number of files', ru: 'Число файлов' },
  confirmedCount: {
    mn: 'Баталгаажсан файл',
    en: 'Confirmed files',
    ru: 'Подтверждено файлов',
  },
  amount: { mn: 'Баталгаажих орлого', en: 'Income to be approved', ru: 'Доход к одобрению' },
  date: { mn: 'Баримтын огноо', en: 'Date of the document', ru: 'Дата документа' },
  attempts: { mn: 'Буцаасан тоо', en: 'Times returned', ru: 'Возвратов' },
  note: { mn: 'Тэмдэглэл', en: 'Note', ru: 'Примечание' },
  rejectReason: {
    mn: 'Татгалзсан шалтгаан',
    en: 'Rejection reason',
    ru: 'Причина отклонения',
  },
  returnReason: { mn: 'Буцаасан шалтгаан', en: 'Return reason', ru: 'Причина возврата' },
  createdBy: { mn: 'Бүртгэсэн ажилтан', en: 'Registered by', ru: 'Зарегистрировал' },
  limitBefore: {
    mn: 'Өмнөх зээлийн эрх',
    en: 'Credit limit before',
    ru: 'Кредитный лимит до',
  },
  limitAfter: {
    mn: 'Шинэ зээлийн эрх',
    en: 'Credit limit after',
    ru: 'Кредитный лимит после',
  },
} satisfies Words;

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
      fields: {
        ...incomeFields,
        month: { mn: 'Сар', en: 'Month', ru: 'Месяц' },
        document: {
          mn: 'Нэмэлт баримт (PDF)',
          en: 'Additional document (PDF)',
          ru: 'Дополнительный документ (PDF)',
        },
        picture: { mn: 'Нэмэлт зураг', en: 'Additional image', ru: 'Дополнительное изображение' },
      },
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        returned: { mn: 'Буцаасан', en: 'Returned', ru: 'Возвращённые' },
        approved: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобренные' },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонённые' },
        paper: { mn: 'Цаасан', en: 'On paper', ru: 'На бумаге' },
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
      },
      events: {
        create: { mn: 'Орлого бүртгэсэн', en: 'Income registered', ru: 'Доход зарегистрирован' },
      },
    },
  },
} satisfies Words;
