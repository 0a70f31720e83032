import type { unit as mn } from '../../mn/frame/unit';
import type { Same } from '../../Same';

export const unit = {
  unit: {
    mnt: '₮',
    in_heading: '%{label},\u00a0%{unit}',
    mb: 'MB',
    kb: 'KB',
    days: '%{smart_count} day |||| %{smart_count} days',
    months: '%{smart_count} month |||| %{smart_count} months',
    years: '%{smart_count} year |||| %{smart_count} years',
    age_years: '%{smart_count} year old |||| %{smart_count} years old',
    hours: '%{smart_count} hour |||| %{smart_count} hours',
    minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    seconds: '%{smart_count} second |||| %{smart_count} seconds',
    second_short: 's',
  },
} satisfies Same<typeof mn>;
