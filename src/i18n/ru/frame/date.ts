import type { date as mn } from '../../mn/frame/date';
import type { Same } from '../../Same';

export const date = {
  date: {
    today: 'Сегодня',
    now: 'Сейчас',
    today_at: 'сегодня в %{time}',
    yesterday_at: 'вчера в %{time}',
    days_remaining:
      'Остался %{smart_count} день |||| Осталось %{smart_count} дня |||| Осталось %{smart_count} дней',
    days_exceeded:
      'Просрочен %{smart_count} день |||| Просрочено %{smart_count} дня |||| Просрочено %{smart_count} дней',
    incorrect_date: 'Неверная дата',
    incorrect_remaining: 'Неверное число оставшихся дней',
    clear: 'Очистить дату',
    month: {
      '1': 'Январь',
      '2': 'Февраль',
      '3': 'Март',
      '4': 'Апрель',
      '5': 'Май',
      '6': 'Июнь',
      '7': 'Июль',
      '8': 'Август',
      '9': 'Сентябрь',
      '10': 'Октябрь',
      '11': 'Ноябрь',
      '12': 'Декабрь',
    },
    weekday_short: { '1': 'Пн', '2': 'Вт', '3': 'Ср', '4': 'Чт', '5': 'Пт', '6': 'Сб', '7': 'Вс' },
  },
} satisfies Same<typeof mn>;
