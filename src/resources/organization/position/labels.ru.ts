import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    position_own: 'Эта должность определяет ваши собственные права: её меняет другой сотрудник.',
    position_held: 'Эту должность занимают: %{people}. Сначала освободите их.',
  },
  resources: {
    'org-position': {
      name: 'Должность |||| Должности |||| Должности',
      fields: {
        roleName: 'Название роли',
        people: 'Занимают',
        granted: 'С её ролью',
      },
      sections: {
        general: 'Должность',
      },
      views: {
        active: 'Действующие',
        removed: 'Исключённые',
      },
      actions: {
        change_role: 'Сменить роль',
        remove: 'Исключить',
        restore: 'Восстановить',
      },
    },
  },
  organization: {
    position: {
      same_role: 'У должности уже эта роль.',
      choose: 'Выберите новую роль, чтобы увидеть, что и для кого изменится.',
      affected: 'У кого изменятся права: %{count}',
      nobody: 'Сейчас ничьи права не изменятся.',
      waiting: 'Роль не выдана, ничего не изменится: %{names}',
      person: 'Сотрудник',
      gains: 'Получит',
      loses: 'Потеряет',
      holders: 'Кто занимает',
      no_holders: 'Эту должность никто не занимает',
      no_holders_text: 'Должности назначаются в разделе «Должности пользователей».',
    },
  },
};
