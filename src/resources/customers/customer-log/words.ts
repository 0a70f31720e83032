import type { Words } from '../../../i18n/words';
import { customerEvents } from '../customer/words';

export const words = {
  resources: {
    'customers/log': {
      name: {
        mn: 'Логийн бичлэг |||| Харилцагчийн лог',
        en: 'Log entry |||| Customer log',
        ru: 'Запись журнала |||| Журнал клиента |||| Журнал клиента',
      },
      fields: {
        at: { mn: 'Огноо', en: 'Time', ru: 'Время' },
        event: { mn: 'Үйлдэл', en: 'Event', ru: 'Событие' },
        changedField: { mn: 'Талбар', en: 'Field', ru: 'Поле' },
        from: { mn: 'Өмнөх утга', en: 'Before', ru: 'Было' },
        to: { mn: 'Шинэ утга', en: 'After', ru: 'Стало' },
        origin: { mn: 'Эх үүсвэр', en: 'Origin', ru: 'Источник' },
        source: { mn: 'Холбогдох бичлэг', en: 'Related record', ru: 'Связанная запись' },
        actor: { mn: 'Ажилтан', en: 'Staff member', ru: 'Сотрудник' },
      },
      views: {
        manual: { mn: 'Ажилтны үйлдэл', en: 'By staff', ru: 'Сотрудники' },
        automatic: { mn: 'Системийн үйлдэл', en: 'By the system', ru: 'Система' },
      },
    },
  },
  enums: {
    CustomerEvent: customerEvents,
  },
} satisfies Words;
