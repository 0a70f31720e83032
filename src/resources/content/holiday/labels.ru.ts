import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    holiday: {
      add: 'Добавить праздник',
      previous_year: 'Предыдущий год',
      next_year: 'Следующий год',
      year: '%{year} год',
      next: 'Следующий праздник: %{day}, %{name}',
      of_year:
        '%{smart_count} праздничный день в году |||| %{smart_count} праздничных дня в году |||| %{smart_count} праздничных дней в году',
      choose: 'Выберите отмеченный день, чтобы увидеть подробности.',
      taken: 'Этот день уже праздничный: %{name}.',
      moves: 'Сдвинется сроков: %{dueDates}, кредитов: %{loans}. Первый — с %{from} на %{to}.',
      moves_none: 'Ни один срок не сдвинется.',
      remove_help: 'Новые графики не будут обходить этот день. Уже сдвинутые сроки не вернутся.',
    },
  },
  validation: { holiday_over: 'Выберите день после сегодняшнего.' },
  resources: {
    holiday: {
      name: 'Праздничный день |||| Праздничные дни |||| Праздничные дни',
      fields: {
        date: 'День',
        isYearly: 'Ежегодно',
        nextDate: 'Ближайший день',
        movedDueDates: 'Сдвинуто сроков',
      },
      sections: { general: 'Праздничный день' },
      views: { in_force: 'Действуют', past: 'Прошедшие', removed: 'Исключённые' },
      actions: { remove: 'Исключить из календаря' },
    },
  },
};
