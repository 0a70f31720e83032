const auditLogFields = {
  action: 'Үйлдэл',
  actor: 'Үйлдэл хийсэн ажилтан',
  entity: 'Бичлэг',
  at: 'Үйлдэл хийсэн огноо',
};

export const organization = {
  resources: {
    'organization/position': { fields: { roleName: 'Эрхийн нэр' } },
    'organization/employee': {
      fields: { position: 'Албан тушаал', unit: 'Нэгж', hiredAt: 'Ажилд орсон огноо' },
    },
    'organization/units': { fields: { parent: 'Харьяалах нэгж' } },
    'organization/audit-log': { fields: auditLogFields },
    'organization/employee/log': { fields: auditLogFields },
  },
  enums: {
    StaffAction: {
      APPROVE: 'Батлах',
      REJECT: 'Татгалзах',
      CANCEL: 'Цуцлах',
      CORRECT: 'Залруулах',
      CLOSE: 'Хаах',
      EXTEND: 'Хугацаа сунгах',
      MOVE_TO_RISK_FUND: 'Эрсдэлийн санд шилжүүлэх',
      CONFIRM_CANCEL_TO_ISSUED: 'Цуцлалтыг буцаан олгосон болгох',
      CESSION: 'Шаардах эрх шилжүүлэх',
      UNDO_CESSION: 'Шаардах эрхийн шилжүүлгийг буцаах',
      PUBLISH: 'Нийтлэх',
      UNPUBLISH: 'Нийтлэлээс хасах',
    },
  },
};
