import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'zms-writer-tenant-list': {
      name: 'Запись в кредитный реестр |||| Запись в кредитный реестр (тенанты) |||| Запись в кредитный реестр (тенанты)',
      fields: {
        loanId: 'Кредит',
        loanCode: 'Код кредита',
        customerId: 'Клиент',
        writeStatus: 'Статус записи',
        code: 'Код записи',
        error: 'Ошибка',
        differences: 'Расхождение',
        isDifferent: 'Есть расхождение',
        classification: 'Наш класс',
        registryClass: 'Класс в реестре',
        balance: 'Наш остаток',
        registryBalance: 'Остаток в реестре',
        loanState: 'Наш статус',
        registryState: 'Статус в реестре',
        overdueDays: 'Дней просрочки',
        reportedContract: 'Номер договора в отчёте',
        reportedType: 'Тип кредита в отчёте',
        reportedEnd: 'Дата окончания в отчёте',
        registryContract: 'Номер договора в реестре',
        registryType: 'Тип кредита в реестре',
        registryEnd: 'Дата окончания в реестре',
        lentAmount: 'Сумма выдачи',
        lendedDate: 'Дата выдачи',
        writtenAt: 'Дата записи',
        writtenBy: 'Записавший кредитор',
        isOpen: 'Открыт',
      },
      sections: { loan: 'Кредит', write: 'Запись' },
      views: {
        open: 'Открытые кредиты',
        failed: 'С ошибкой',
        never: 'Не записано',
        different: 'С расхождением',
        finished: 'Закрытые кредиты',
      },
      actions: {
        write_one: 'Записать в реестр',
        update_written: 'Обновить запись в реестре',
        correct_write: 'Исправить и записать снова',
        schedule_write: 'Запланирована запись',
        end_of_day: 'Записано при закрытии операционного дня',
      },
    },
  },
};
