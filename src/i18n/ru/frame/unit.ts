import type { unit as mn } from '../../mn/frame/unit';
import type { Same } from '../../Same';

export const unit = {
  unit: {
    mnt: '₮',
    in_heading: '%{label},\u00a0%{unit}',
    mb: 'МБ',
    kb: 'КБ',
    days: '%{smart_count} день |||| %{smart_count} дня |||| %{smart_count} дней',
    months: '%{smart_count} месяц |||| %{smart_count} месяца |||| %{smart_count} месяцев',
    years: '%{smart_count} год |||| %{smart_count} года |||| %{smart_count} лет',
    age_years: '%{smart_count} год |||| %{smart_count} года |||| %{smart_count} лет',
    hours: '%{smart_count} час |||| %{smart_count} часа |||| %{smart_count} часов',
    minutes: '%{smart_count} минута |||| %{smart_count} минуты |||| %{smart_count} минут',
    seconds: '%{smart_count} секунда |||| %{smart_count} секунды |||| %{smart_count} секунд',
    second_short: 'с',
  },
} satisfies Same<typeof mn>;
