import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'audit-log:view': {
      mn: 'Бүртгэлийн удирдлагын түүх харах',
      en: 'See the history of account management',
      ru: 'История управления учётными записями',
      demo: ['admin', 'operator'],
    },
  },
  resources: {
    'customers/search/management-history': {
      name: {
        mn: 'Түүхийн бичлэг |||| Бүртгэлийн удирдлагын түүх',
        en: 'History entry |||| Account management history',
        ru: 'Запись истории |||| История управления учётными записями |||| История управления учётными записями',
      },
      fields: {
        action: { mn: 'Үйлдэл', en: 'Action', ru: 'Действие' },
        actor: { mn: 'Үйлдэл хийсэн ажилтан', en: 'Done by', ru: 'Кто выполнил' },
        entity: { mn: 'Бичлэг', en: 'Record', ru: 'Запись' },
        at: { mn: 'Үйлдэл хийсэн огноо', en: 'Done at', ru: 'Дата действия' },
        from: { mn: 'Өмнөх утга', en: 'Before', ru: 'Было' },
        to: { mn: 'Шинэ утга', en: 'After', ru: 'Стало' },
        document: { mn: 'Баримт (PDF)', en: 'Document (PDF)', ru: 'Документ (PDF)' },
        documentImage: { mn: 'Баримтын зураг', en: 'Document image', ru: 'Изображение документа' },
      },
      views: {
        names: { mn: 'Нэрийн өөрчлөлт', en: 'Name changes', ru: 'Изменения имён' },
        deleted: { mn: 'Устгалт', en: 'Deletions', ru: 'Удаления' },
      },
      sections: {
        change: { mn: 'Өөрчлөлт', en: 'Change', ru: 'Изменение' },
        document: { mn: 'Үндэслэл баримт', en: 'Document', ru: 'Документ' },
      },
    },
  },
  enums: {
    NameChangeLogType: {
      0: { mn: 'Эцэг/эхийн нэр өөрчилсөн', en: 'Last name changed', ru: 'Изменена фамилия' },
      1: { mn: 'Нэр өөрчилсөн', en: 'First name changed', ru: 'Изменено имя' },
      2: {
        mn: 'Алдаатай бүртгэл устгасан',
        en: 'Erroneous record deleted',
        ru: 'Удалена ошибочная запись',
      },
      3: { mn: 'Харилцагч устгасан', en: 'Customer deleted', ru: 'Клиент удалён' },
    },
  },
} satisfies Words;
