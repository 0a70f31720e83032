import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    unit_in_use:
      'Используется: подчинённых подразделений %{children}, филиалов %{branches}, сотрудников %{people}. Сначала переместите их.',
    unit_employees: 'Сотрудников в подразделении: %{employees}. Сначала переведите их.',
    unit_parent_removed: 'Вышестоящее подразделение исключено. Сначала восстановите его.',
  },
  resources: {
    'org-unit': {
      name: 'Подразделение |||| Подразделения |||| Подразделения',
      fields: {
        parentId: 'Вышестоящее подразделение',
        viewOrder: 'Место',
        children: 'Подчинённые подразделения',
        branches: 'Филиалы',
        people: 'Сотрудники',
        employees: 'Сотрудников',
      },
      sections: {
        general: 'Основное',
      },
      actions: {
        move: 'Переместить',
        remove: 'Исключить',
        restore: 'Восстановить',
      },
    },
  },
  organization: {
    unit: {
      tree: 'Структура организации',
      help: 'Стрелки — переход, Alt + стрелки или перетаскивание — перемещение. Вправо — внутрь подразделения выше, влево — наружу.',
      moved: '%{name}: теперь в «%{parent}», место %{place}.',
      moved_top: '%{name}: теперь на верхнем уровне, место %{place}.',
      counts: 'Филиалов: %{branches} · Сотрудников: %{people}',
      removed: 'Исключённые подразделения',
      own_part: 'Подразделение нельзя поместить в себя или в подчинённое ему.',
      gone: 'Это подразделение исключено.',
    },
  },
};
