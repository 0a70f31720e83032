import type { Same } from '../../Same';
import type { openWorkTexts as mn } from '../../mn/shared/openWork';

/** Russian texts: what somebody leaves behind, where accounts are kept and where employees are. */
export const openWorkTexts: Same<typeof mn> = {
  actionBlocks: {
    last_manager:
      'Это последняя учётная запись с правом управлять пользователями, она остаётся. Сначала дайте это право другому.',
  },
  openWork: {
    title: 'Незавершённая работа',
    kind: 'Состояние',
    count: 'Количество',
    draft: 'Черновики',
    waiting: 'Ожидают решения',
    none: 'Незавершённой работы нет.',
    goes_on:
      'Ожидающее решат другие. Черновики после закрытия учётной записи продолжит сотрудник с нужным правом: договоритесь заранее, кто именно.',
  },
};
