import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    AppVersionState: {
      OPTIONAL: 'Старые версии работают',
      REQUIRED: 'Требуется обновление',
    },
    AppVersionStanding: {
      CURRENT: 'Текущая',
      NEWER: 'Новее',
      OLDER: 'Старая',
      BLOCKED: 'Заблокирована',
    },
  },
  appVersion: {
    usage: 'Кто какой версией пользуется',
    version: 'Версия',
    standing: 'Состояние',
    customers: 'Клиентов, по последнему входу',
    sign_ins: 'Успешных входов',
    nobody: 'Никто не входил',
    nobody_text: 'Как только клиент войдёт в приложение, здесь появится версия.',
    whats_new: 'Что нового',
    same: 'Эта версия уже текущая.',
    below_minimum: 'Она не может быть ниже %{version}, наименьшей допустимой версии.',
    not_older: 'Она должна быть ниже текущей версии.',
    downgrade:
      'Это возврат с версии %{version}. Клиентам с ней придётся установить приложение заново.',
    are_offered: 'Клиентов, которым предложат обновление: %{count}',
    locks_out: 'Клиентов, которые не смогут пользоваться приложением до обновления: %{count}',
    are_let_in: 'Клиентов, которые снова смогут войти: %{count}',
  },
  resources: {
    app_version: {
      name: 'Версия приложения |||| Версии приложений |||| Версий приложений',
      fields: {
        app: 'Приложение',
        version: 'Текущая версия',
        minimumVersion: 'Наименьшая допустимая версия',
        whatsNew: 'Что нового',
        users: 'Клиентов-пользователей',
        outdated: 'Клиентов со старой версией',
        lockedOut: 'Клиентов, заблокированных до обновления',
        oldestUsed: 'Самая старая используемая версия',
        releasedAt: 'Дата выпуска',
      },
      actions: {
        release_version: 'Выпустить версию',
        require_version: 'Требовать обновление',
        allow_older: 'Разрешить старые версии',
      },
    },
  },
};
