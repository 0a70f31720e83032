import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'customers/income/all': {
      name: {
        mn: 'Орлого |||| Бүх орлого',
        en: 'Income |||| All incomes',
        ru: 'Доход |||| Все доходы |||| Все доходы',
      },
      fields: {
        type: { mn: 'Орлогын төрөл', en: 'Income type', ru: 'Вид дохода' },
        margin: { mn: 'Маржин', en: 'Margin', ru: 'Маржа' },
        months: { mn: 'Сарууд', en: 'Months', ru: 'Месяцы' },
        month: { mn: 'Сар', en: 'Month', ru: 'Месяц' },
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
        customerId: { mn: 'Харилцагч', en: 'Customer', ru: 'Клиент' },
        monthCount: { mn: 'Сарын тоо', en: 'Number of months', ru: 'Число месяцев' },
        fileCount: { mn: 'Файлын тоо', en: 'Number of files', ru: 'Число файлов' },
        confirmedCount: {
          mn: 'Баталгаажсан файл',
          en: 'Confirmed files',
          ru: 'Подтверждено файлов',
        },
        amount: { mn: 'Баталгаажих орлого', en: 'Income to be approved', ru: 'Доход к одобрению' },
        date: { mn: 'Баримтын огноо', en: 'Date of the document', ru: 'Дата документа' },
        sentAt: { mn: 'Илгээсэн огноо', en: 'Sent at', ru: 'Дата отправки' },
        attempts: { mn: 'Буцаасан тоо', en: 'Times returned', ru: 'Возвратов' },
        note: { mn: 'Тэмдэглэл', en: 'Note', ru: 'Примечание' },
        rejectReason: {
          mn: 'Татгалзсан шалтгаан',
          en: 'Rejection reason',
          ru: 'Причина отклонения',
        },
        returnReason: { mn: 'Буцаасан шалтгаан', en: 'Return reason', ru: 'Причина возврата' },
        decidedAt: { mn: 'Шийдвэрлэсэн огноо', en: 'Decided at', ru: 'Дата решения' },
        decidedBy: { mn: 'Шийдвэрлэсэн ажилтан', en: 'Decided by', ru: 'Решение принял' },
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
        registering: { mn: 'Бүртгэж байгаа', en: 'Being registered', ru: 'Регистрируются' },
      },
    },
  },
} satisfies Words;
