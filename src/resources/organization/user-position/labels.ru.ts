import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    user_position_own: 'Свою должность и роль изменить нельзя.',
    user_position_granted: 'Роль уже выдана.',
    user_position_not_granted: 'Роль не выдана.',
    user_position_last_role: 'Это единственная роль сотрудника. Сначала выдайте другую.',
  },
  resources: {
    'org-user-position': {
      name: 'Должность пользователя |||| Должности пользователей |||| Должности пользователей',
      fields: {
        staffId: 'Сотрудник',
        staffName: 'Сотрудник',
        positionId: 'Должность',
        positionName: 'Должность',
        branchId: 'Филиал',
        branchName: 'Филиал',
        since: 'С даты',
        until: 'По дату',
        roleName: 'Роль должности',
        grantsRole: 'Роль выдана',
      },
      sections: {
        general: 'Назначение',
      },
      views: {
        held: 'Действующие',
        waiting: 'Роль не выдана',
        ended: 'Завершённые',
      },
      actions: {
        grant_role: 'Выдать роль',
        withdraw_role: 'Отозвать роль',
        end: 'Освободить',
      },
    },
  },
  organization: {
    user_position: {
      already: 'Сотрудник уже занимает эту должность в этом филиале.',
      position_removed: 'Эта должность исключена.',
      own_role: 'Выдать роль самому себе нельзя.',
      future: 'Дата назначения не может быть позже сегодняшней.',
      offer: 'Предлагаемая роль',
      offer_help: 'Должность предлагает роль. Она выдаётся, только если отмечено «Роль выдана».',
      held_already: 'У сотрудника уже есть эта роль.',
      would_gain: 'Добавится прав: %{count}',
      choose: 'Выберите сотрудника и должность, чтобы увидеть предлагаемую роль.',
    },
  },
  enums: {
    OrganizationState: {
      ACTIVE: 'Действует',
      REMOVED: 'Исключено',
    },
    UserPositionState: {
      HELD: 'Занимает',
      ENDED: 'Освобождён',
    },
  },
};
