import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'tenant-report-loan-notice:view': {
      mn: 'Тайлан: зээлийн мэдэгдэл',
      en: 'Report: loan notices',
      ru: 'Отчёт: уведомления по кредитам',
      demo: ['admin', 'tenant'],
    },
  },
  resources: {
    'tenant-report/loan-notice': {
      name: {
        mn: 'Мэдэгдэх хуудас |||| Зээлийн мэдэгдэл',
        en: 'Notice |||| Loan notices',
        ru: 'Извещение |||| Уведомления по кредитам |||| Уведомления по кредитам',
      },
      views: {
        court: { mn: 'Шүүх', en: 'Court', ru: 'Суд' },
        risk: { mn: 'Эрсдэл', en: 'Risk', ru: 'Риск' },
        registry: { mn: 'ЗМС', en: 'Registry', ru: 'Реестр' },
      },
      fields: {
        printedAt: { mn: 'Хэвлэсэн огноо', en: 'Printed', ru: 'Напечатано' },
        record: { mn: 'Юуны тухай', en: 'About', ru: 'О чём' },
        about: { mn: 'Дугаар, нэр', en: 'Number or name', ru: 'Номер или имя' },
        version: { mn: 'Хувь', en: 'Copy', ru: 'Экземпляр' },
        templateVersion: { mn: 'Загварын хувилбар', en: 'Template version', ru: 'Версия шаблона' },
        printedBy: { mn: 'Хэвлэсэн ажилтан', en: 'Printed by', ru: 'Кто напечатал' },
      },
    },
  },
} satisfies Words;
