import type { Words } from '../../i18n/words';
import { openWorkTexts } from '../../i18n/shared/openWork';

export const words = {
  rights: {
    'lead:approve': {
      mn: 'Ахлахын зөвшөөрөл',
      en: 'Approve as a lead',
      ru: 'Решения руководителя',
      demo: ['admin'],
    },
  },
  ...openWorkTexts,
  enums: {
    PermissionAction: {
      list: { mn: 'Жагсаалт харах', en: 'View list', ru: 'Просмотр списка' },
      view: { mn: 'Харах', en: 'View', ru: 'Просмотр' },
      create: { mn: 'Бүртгэх', en: 'Create', ru: 'Создание' },
      edit: { mn: 'Засах', en: 'Edit', ru: 'Изменение' },
      update: { mn: 'Шинэчлэх', en: 'Update', ru: 'Обновление' },
      access: { mn: 'Хандах', en: 'Access', ru: 'Доступ' },
      search: { mn: 'Хайх', en: 'Search', ru: 'Поиск' },
      export: { mn: 'Экспортлох', en: 'Export', ru: 'Экспорт' },
      send: { mn: 'Илгээх', en: 'Send', ru: 'Отправка' },
      test: { mn: 'Турших', en: 'Test', ru: 'Тестирование' },
      decode: { mn: 'Код тайлах', en: 'Decode', ru: 'Расшифровка' },
      renew: { mn: 'Шинэчлэх (гарын үсэг)', en: 'Renew', ru: 'Продление подписи' },
      register: { mn: 'Бүртгэх', en: 'Register', ru: 'Регистрация' },
      manage: { mn: 'Удирдах', en: 'Manage', ru: 'Управление' },
      create_on_tenant: {
        mn: 'Тенант дээр бүртгэх',
        en: 'Create on tenant',
        ru: 'Создание в тенанте',
      },
      pending_list: { mn: 'Хүлээгдэж буйг харах', en: 'View pending', ru: 'Просмотр ожидающих' },
      approved_list: { mn: 'Батлагдсаныг харах', en: 'View approved', ru: 'Просмотр одобренных' },
      admin_list: {
        mn: 'Бүгдийг харах (админ)',
        en: 'View all (admin)',
        ru: 'Просмотр всех (админ)',
      },
    },
  },
} satisfies Words;
