import { openWorkTexts } from '../../i18n/mn/shared/openWork';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...openWorkTexts,
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

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    users: typeof labels;
  }
}
