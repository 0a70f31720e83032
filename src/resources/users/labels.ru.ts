import type { Same } from '../../i18n/Same';
import { openWorkTexts } from '../../i18n/ru/shared/openWork';

import type { labels as mn } from './labels.mn';

/** Russian texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...openWorkTexts,
  enums: {
    PermissionAction: {
      list: 'Просмотр списка',
      view: 'Просмотр',
      create: 'Создание',
      edit: 'Изменение',
      update: 'Обновление',
      access: 'Доступ',
      search: 'Поиск',
      export: 'Экспорт',
      send: 'Отправка',
      test: 'Тестирование',
      decode: 'Расшифровка',
      renew: 'Продление подписи',
      register: 'Регистрация',
      manage: 'Управление',
      create_on_tenant: 'Создание в тенанте',
      pending_list: 'Просмотр ожидающих',
      approved_list: 'Просмотр одобренных',
      admin_list: 'Просмотр всех (админ)',
    },
  },
};
