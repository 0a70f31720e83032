import type { Words } from '../../../i18n/words';
import { words as writer } from '../write/words';

export const words = {
  resources: {
    'zms-writer-tenant-list': {
      name: {
        mn: 'ЗМС бичилт |||| ЗМС-д бичих (тенант)',
        en: 'Credit-registry write |||| Credit-registry writing by tenant',
        ru: 'Запись в кредитный реестр |||| Запись в кредитный реестр (тенанты) |||| Запись в кредитный реестр (тенанты)',
      },
      fields: writer.resources['zms-writer'].fields,
      sections: {
        loan: { mn: 'Зээл', en: 'Loan', ru: 'Кредит' },
        write: { mn: 'Бичилт', en: 'Write', ru: 'Запись' },
      },
      views: {
        open: { mn: 'Хаагдаагүй зээл', en: 'Open loans', ru: 'Открытые кредиты' },
        failed: { mn: 'Алдаатай', en: 'Failed', ru: 'С ошибкой' },
        never: { mn: 'Бичээгүй', en: 'Never written', ru: 'Не записано' },
        different: { mn: 'Зөрүүтэй', en: 'Different', ru: 'С расхождением' },
        finished: { mn: 'Хаагдсан зээл', en: 'Closed loans', ru: 'Закрытые кредиты' },
      },
      actions: {
        write_one: { mn: 'ЗМС-д бичих', en: 'Write to the registry', ru: 'Записать в реестр' },
        update_written: {
          mn: 'ЗМС-ийн бичлэгийг шинэчлэх',
          en: 'Update the registry’s record',
          ru: 'Обновить запись в реестре',
        },
        correct_write: {
          mn: 'Засаж дахин бичих',
          en: 'Correct and rewrite',
          ru: 'Исправить и записать снова',
        },
      },
      events: {
        end_of_day: {
          mn: 'Өдөр өндөрлөхөд бичсэн',
          en: 'Written at the end of day',
          ru: 'Записано при закрытии операционного дня',
        },
      },
    },
  },
} satisfies Words;
