import type { organization as mn } from '../../mn/areas/organization';
import type { Same } from '../../Same';

const auditLogFields = {
  action: 'Действие',
  actor: 'Кто выполнил',
  entity: 'Запись',
  at: 'Дата действия',
};

export const organization = {
  resources: {
    'organization/position': { fields: { roleName: 'Название роли' } },
    'organization/employee': {
      fields: { position: 'Должность', unit: 'Подразделение', hiredAt: 'Дата приёма на работу' },
    },
    'organization/units': { fields: { parent: 'Вышестоящее подразделение' } },
    'organization/audit-log': { fields: auditLogFields },
    'organization/employee/log': { fields: auditLogFields },
  },
  enums: {
    StaffAction: {
      APPROVE: 'Одобрить',
      REJECT: 'Отклонить',
      CANCEL: 'Отменить',
      CORRECT: 'Исправить',
      CLOSE: 'Закрыть',
      EXTEND: 'Продлить',
      MOVE_TO_RISK_FUND: 'Перевести в фонд риска',
      CONFIRM_CANCEL_TO_ISSUED: 'Подтвердить возврат в выданные',
      CESSION: 'Уступить право требования',
      UNDO_CESSION: 'Отменить уступку',
      PUBLISH: 'Опубликовать',
      UNPUBLISH: 'Снять с публикации',
    },
  },
} satisfies Same<typeof mn>;
