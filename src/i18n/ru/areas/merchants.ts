import type { merchants as mn } from '../../mn/areas/merchants';
import type { Same } from '../../Same';

const transactionFields = {
  journalNo: 'Номер журнала',
  sender: 'Отправитель',
  receiver: 'Получатель',
  transferredAt: 'Дата перевода',
};

export const merchants = {
  resources: {
    'merchant-education': {
      fields: {
        class: 'Группа',
        grade: 'Класс',
        bankAccounts: 'Банковские счета',
        registrationState: 'Статус регистрации',
      },
    },
    merchant: { name: 'Мерчант |||| Мерчанты |||| Мерчанты', fields: {} },
    merchant_contract: {
      name: 'Договор с мерчантом |||| Договоры с мерчантами |||| Договоры с мерчантами',
      fields: {},
    },
    'merchant/history': { fields: transactionFields },
    'merchant/history-detailed': { fields: transactionFields },
  },
  enums: {
    InstituteType: { SCHOOL: 'Школа', KINDERGARTEN: 'Детский сад', UNIVERSITY: 'Вуз' },
    InstituteRegistrationState: { REGISTERED: 'Зарегистрирован', CANCELLED: 'Отменён' },
  },
} satisfies Same<typeof mn>;
