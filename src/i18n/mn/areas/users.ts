import { userPages } from '../pages/users';
export const users = {
  users: userPages,
  resources: {
    users: {
      fields: {
        loginName: 'Нэвтрэх нэр',
        emailVerified: 'И-мэйл баталгаажсан эсэх',
        password: 'Нууц үг',
        passwordConfirmation: 'Нууц үг давтах',
        temporaryPassword: 'Түр нууц үг',
        role: 'Эрх',
        enabled: 'Идэвхтэй эсэх',
        roles: 'Эрхүүд',
        lastLogin: 'Сүүлд нэвтэрсэн',
      },
      sections: { account: 'Бүртгэл' },
      actions: {
        password: 'Нууц үг сольсон',
        'add-role': 'Эрх нэмсэн',
        'remove-role': 'Эрх хассан',
      },
    },
    role: { name: 'Эрх |||| Эрхүүд', fields: {} },
    permission: { name: 'Зөвшөөрөл |||| Зөвшөөрлүүд', fields: {} },
    logged_in_user: {
      name: 'Нэвтэрсэн хэрэглэгч |||| Нэвтэрсэн хэрэглэгч',
      fields: {
        name: 'Нэвтрэх нэр',
        tenantAlias: 'Тенантын товчлол',
        roles: 'Эрхүүд',
        permissions: 'Зөвшөөрлүүд',
      },
    },
    tenant: { name: 'Тенант |||| Тенантууд', fields: { alias: 'Товчлол' } },
  },
  enums: {
    PermissionAction: {
      list: 'Жагсаалт харах',
      view: 'Харах',
      create: 'Бүртгэх',
      edit: 'Засах',
      update: 'Шинэчлэх',
      access: 'Хандах',
      search: 'Хайх',
      export: 'Экспортлох',
      send: 'Илгээх',
      test: 'Турших',
      decode: 'Код тайлах',
      renew: 'Шинэчлэх (гарын үсэг)',
      register: 'Бүртгэх',
      manage: 'Удирдах',
      create_on_tenant: 'Тенант дээр бүртгэх',
      pending_list: 'Хүлээгдэж буйг харах',
      approved_list: 'Батлагдсаныг харах',
      admin_list: 'Бүгдийг харах (админ)',
    },
  },
};
