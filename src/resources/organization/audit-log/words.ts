import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'org-audit-log:list': {
      mn: 'Аудитын лог',
      en: 'Audit log',
      ru: 'Журнал аудита',
      demo: ['admin'],
    },
  },
  resources: {
    'audit-log': {
      name: {
        mn: 'Аудитын лог |||| Аудитын лог',
        en: 'Audit log entry |||| Audit log',
        ru: 'Запись аудита |||| Журнал аудита |||| Журнал аудита',
      },
      fields: {
        at: { mn: 'Үйлдэл хийсэн огноо', en: 'Done at', ru: 'Дата действия' },
        actor: { mn: 'Үйлдэл хийсэн ажилтан', en: 'Done by', ru: 'Кто выполнил' },
        action: { mn: 'Үйлдэл', en: 'Action', ru: 'Действие' },
        kind: { mn: 'Үйлдлийн төрөл', en: 'Kind of action', ru: 'Вид действия' },
        record: { mn: 'Бичлэг', en: 'Record', ru: 'Запись' },
        recordName: {
          mn: 'Бичлэгийн нэр, дугаар',
          en: 'Name or number of the record',
          ru: 'Название или номер записи',
        },
        changedField: { mn: 'Талбар', en: 'Field', ru: 'Поле' },
        from: { mn: 'Өмнөх утга', en: 'Before', ru: 'Было' },
        to: { mn: 'Шинэ утга', en: 'After', ru: 'Стало' },
        origin: { mn: 'Эх үүсвэр', en: 'Origin', ru: 'Источник' },
      },
      views: {
        people: { mn: 'Ажилтны үйлдэл', en: 'By staff', ru: 'Действия сотрудников' },
        roles: { mn: 'Үүргийн өөрчлөлт', en: 'Changes of roles', ru: 'Изменения ролей' },
        reads: {
          mn: 'Нууцалсан мэдээлэл харсан',
          en: 'Masked data read',
          ru: 'Просмотры скрытых данных',
        },
      },
    },
  },
  auditLog: {
    hidden: {
      mn: 'Нууцалсан: энэ бичлэгийг харах эрх байхгүй',
      en: 'Hidden: no right to see this record',
      ru: 'Скрыто: нет права на просмотр этой записи',
    },
  },
  enums: {
    AuditAction: {
      CREATE: { mn: 'Бүртгэсэн', en: 'Created', ru: 'Создано' },
      UPDATE: { mn: 'Засварласан', en: 'Changed', ru: 'Изменено' },
      STATE: { mn: 'Төлөв өөрчилсөн', en: 'State changed', ru: 'Изменено состояние' },
      ROLE: { mn: 'Үүрэг өөрчилсөн', en: 'Roles changed', ru: 'Изменены роли' },
      READ: {
        mn: 'Нууцалсан мэдээлэл харсан',
        en: 'Masked data read',
        ru: 'Просмотр скрытых данных',
      },
      DELETE: { mn: 'Устгасан', en: 'Deleted', ru: 'Удалено' },
      OTHER: { mn: 'Бусад', en: 'Other', ru: 'Прочее' },
    },
  },
} satisfies Words;
