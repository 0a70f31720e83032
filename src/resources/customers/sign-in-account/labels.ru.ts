import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: {
    sign_in: {
      label: 'Регистрационный номер, телефон или имя пользователя',
      placeholder: 'УК03271614, 99112233 или u100001',
      help: 'Показывает учётную запись клиента. Изменить здесь ничего нельзя.',
      none: 'Такой учётной записи нет.',
      invalid: 'Это не регистрационный номер, не телефон и не имя пользователя.',
      account: 'Учётная запись',
      login: 'Имя пользователя',
      enabled: 'Активна',
      disabled: 'Отключена',
      state: 'Статус',
      created: 'Создана',
      last: 'Последний вход',
      never: 'Не входил',
      required: 'Требуемые действия',
      no_required: 'Нет',
      failures: 'Неудачные попытки',
      email: 'Эл. почта',
      email_verified: 'подтверждена',
      email_not_verified: 'не подтверждена',
      customer: 'Клиент',
      sessions: 'Открытые сеансы',
      no_sessions: 'Открытых сеансов нет.',
      device: 'Устройство',
      ip: 'IP-адрес',
      started: 'Начат',
      used: 'Последнее использование',
    },
  },
  enums: {
    RequiredSignInAction: {
      UPDATE_PASSWORD: 'Сменить пароль',
      VERIFY_EMAIL: 'Подтвердить эл. почту',
      UPDATE_PROFILE: 'Обновить профиль',
      CONFIGURE_TOTP: 'Настроить двухэтапный вход',
      TERMS_AND_CONDITIONS: 'Принять условия',
    },
  },
};
