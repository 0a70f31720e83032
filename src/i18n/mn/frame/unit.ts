export const unit = {
  unit: {
    mnt: '₮',
    in_heading: '%{label},\u00a0%{unit}',
    mb: 'МБ',
    kb: 'КБ',
    days: '%{smart_count} хоног',
    months: '%{smart_count} сар',
    years: '%{smart_count} жил',
    age_years: '%{smart_count} настай',
    hours: '%{smart_count} цаг',
    minutes: '%{smart_count} минут',
    seconds: '%{smart_count} секунд',
    second_short: 'сек',
  },
};
