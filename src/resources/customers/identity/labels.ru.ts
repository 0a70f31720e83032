import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: {
    desk: 'Проверка личности',
    images: {
      selfie: 'Селфи',
      front: 'Удостоверение, лицевая сторона',
      back: 'Удостоверение, обратная сторона',
      xyp: 'Фото из госреестра',
    },
    alt: '%{label}: %{name}',
    no_image: 'Не отправлено.',
    no_xyp: 'Запроса в госреестр не было, поэтому фото нет.',
    nothing_sent: 'Клиент ещё не отправил фото.',
    attempts: 'Попытки',
    submitted: 'Отправлено',
    likeness: 'Сходство лиц',
    expires: 'Срок действия',
    expired: 'Истёк',
    compared: 'Удостоверение и запись',
    on_card: 'В удостоверении',
    on_record: 'В записи',
    agrees: 'Совпадает',
    differs: 'Расходится',
    decision: 'Решение',
    keys: 'A — подтвердить, R — отказать. На фото: + − 0 масштаб, T поворот.',
    last_code: 'Последний отказ',
    next_waiting: 'Следующий в очереди',
    waiting_all: 'Показать всех',
    messages: { approved: 'Ваша личность подтверждена.' },
  },
};
