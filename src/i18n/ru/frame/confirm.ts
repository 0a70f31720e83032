import type { confirm as mn } from '../../mn/frame/confirm';
import type { Same } from '../../Same';

export const confirm = {
  confirm: {
    leave_unsaved: 'Изменения не сохранены. Покинуть страницу?',
    contract_create: 'Заключить договор?',
    mass_notification: 'Отправить уведомление всем клиентам?',
  },
} satisfies Same<typeof mn>;
