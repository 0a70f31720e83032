import type { creditRegistry as mn } from '../../mn/areas/credit-registry';
import type { Same } from '../../Same';

const zmsWriterFields = { writeStatus: 'Статус записи', error: 'Ошибка' };

export const creditRegistry = {
  resources: {
    zms: {
      fields: {
        loanType: 'Тип кредита',
        classification: 'Классификация',
        loanState: 'Статус кредита',
        customerRole: 'Роль',
        organization: 'Кредитор',
        checkedAt: 'Дата запроса',
        isValid: 'Действителен',
      },
    },
    'zms-writer': { fields: zmsWriterFields },
    'court-list': {
      fields: {
        template: 'Шаблон',
        stateFee: 'Государственная пошлина',
        cost: 'Расходы',
        courtDate: 'Дата суда',
      },
    },
    'zms-writer-tenant-list': { fields: zmsWriterFields },
  },
  enums: {
    CreditRegistryWriteScope: { SINGLE: 'Этот договор', ALL: 'Все договоры' },
  },
} satisfies Same<typeof mn>;
