import type { Same } from '../../Same';
import type { record as mn } from '../../mn/frame/record';

/** Record pages and life-cycle actions. */
export const record = {
  record: {
    outcome: '%{action}: не завершено. Проверьте состояние записи.',
    not_found: 'Записи с таким номером нет, или она вам недоступна.',
    to_list: 'Перейти к списку',
    history: 'История',
    no_history: 'Событий пока нет.',
    audit_log: 'Всё в журнале аудита',
    by_system: 'Система',
    source: 'Связанная запись',
    sources: { XYP: 'Госреестр (XYP)' },
    other: 'Прочие сведения',
    actions: 'Действия',
    missing: 'Нет прав на действия (%{count})',
    missing_acts: 'Действия без прав',
    more_actions: 'Другие действия',
    tabs: 'Разделы записи',
    not_by_maker: 'Зарегистрировавший запись не может принимать по ней решение.',
    overtaken: {
      text: 'Ничего не выполнено. С момента просмотра эти значения изменились. Ознакомьтесь с новыми и подтвердите ещё раз.',
      elsewhere:
        'Ничего не выполнено. С момента просмотра запись изменилась, но просмотренные значения остались прежними. Проверьте и подтвердите ещё раз.',
      seen: 'Вы видели',
      now: 'Сейчас',
      back: 'Ознакомлен, вернуться к действию',
    },
    opens_in_states: 'Когда статус будет: %{states}',
    only_in_states: 'Возможно только в статусе: %{states}.',
  },
} satisfies Same<typeof mn>;
