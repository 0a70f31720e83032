import type { errors as mn } from '../../mn/frame/errors';
import type { Same } from '../../Same';

export const errors = {
  errors: {
    outcome_unknown:
      'Неизвестно, выполнено ли действие. Проверьте состояние, прежде чем повторять.',
    check_outcome: 'Проверить состояние',
    outcome_booked: 'Действие выполнено. Отправлять снова не нужно.',
    outcome_not_found: 'Действие не выполнено. Его можно отправить снова.',
    outcome_cannot_tell: 'Не удалось проверить состояние. Подождите немного и проверьте снова.',
    bad_answer: 'Ответ сервера не удалось разобрать.',
    changed_elsewhere: 'Эти данные изменил кто-то другой. Обновите их и повторите попытку.',
    too_many: 'Слишком много запросов. Подождите немного и повторите попытку.',
    field_refused: 'Это значение не принято.',
    gateway_paused: 'Некоторые службы сейчас не отвечают.',
  },
} satisfies Same<typeof mn>;
