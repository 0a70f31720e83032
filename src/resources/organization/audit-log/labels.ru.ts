import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'audit-log': {
      name: 'Запись аудита |||| Журнал аудита |||| Журнал аудита',
      fields: {
        at: 'Дата действия',
        actor: 'Кто выполнил',
        action: 'Действие',
        kind: 'Вид действия',
        record: 'Запись',
        recordName: 'Название или номер записи',
        changedField: 'Поле',
        from: 'Было',
        to: 'Стало',
        origin: 'Источник',
      },
      views: {
        people: 'Действия сотрудников',
        roles: 'Изменения ролей',
        reads: 'Просмотры скрытых данных',
      },
    },
  },
  auditLog: { hidden: 'Скрыто: нет права на просмотр этой записи' },
  enums: {
    AuditAction: {
      CREATE: 'Создано',
      UPDATE: 'Изменено',
      STATE: 'Изменено состояние',
      ROLE: 'Изменены роли',
      READ: 'Просмотр скрытых данных',
      DELETE: 'Удалено',
      OTHER: 'Прочее',
    },
  },
};
