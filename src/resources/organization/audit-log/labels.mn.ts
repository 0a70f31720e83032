/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'audit-log': {
      name: 'Аудитын лог |||| Аудитын лог',
      fields: {
        at: 'Үйлдэл хийсэн огноо',
        actor: 'Үйлдэл хийсэн ажилтан',
        action: 'Үйлдэл',
        kind: 'Үйлдлийн төрөл',
        record: 'Бичлэг',
        recordName: 'Бичлэгийн нэр, дугаар',
        changedField: 'Талбар',
        from: 'Өмнөх утга',
        to: 'Шинэ утга',
        origin: 'Эх үүсвэр',
      },
      views: {
        people: 'Ажилтны үйлдэл',
        roles: 'Эрхийн өөрчлөлт',
        reads: 'Нууцалсан мэдээлэл харсан',
      },
    },
  },
  auditLog: { hidden: 'Нууцалсан: энэ бичлэгийг харах эрх байхгүй' },
  enums: {
    AuditAction: {
      CREATE: 'Бүртгэсэн',
      UPDATE: 'Засварласан',
      STATE: 'Төлөв өөрчилсөн',
      ROLE: 'Эрх өөрчилсөн',
      READ: 'Нууцалсан мэдээлэл харсан',
      DELETE: 'Устгасан',
      OTHER: 'Бусад',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/audit-log': typeof labels;
  }
}
