/** A public holiday of Mongolia in three languages. */
export interface HolidayName {
  mn: string;
  en: string;
  ru: string;
}

const names = {
  newYear: { mn: 'Шинэ жил', en: 'New Year’s Day', ru: 'Новый год' },
  womensDay: {
    mn: 'Олон улсын эмэгтэйчүүдийн өдөр',
    en: 'International Women’s Day',
    ru: 'Международный женский день',
  },
  childrensDay: { mn: 'Хүүхдийн баяр', en: 'Children’s Day', ru: 'День защиты детей' },
  naadam: { mn: 'Үндэсний их баяр наадам', en: 'Naadam festival', ru: 'Праздник Наадам' },
  republicDay: {
    mn: 'Бүгд Найрамдах Улс тунхагласан өдөр',
    en: 'Republic Day',
    ru: 'День провозглашения республики',
  },
  independenceDay: {
    mn: 'Үндэсний эрх чөлөө, тусгаар тогтнолоо сэргээсний өдөр',
    en: 'National Freedom and Independence Day',
    ru: 'День национальной свободы и независимости',
  },
  tsagaanSar: {
    mn: 'Цагаан сар',
    en: 'Tsagaan Sar (Lunar New Year)',
    ru: 'Цагаан сар (лунный Новый год)',
  },
  buddhaDay: { mn: 'Бурхан багшийн Их дүйчэн өдөр', en: 'Buddha Day', ru: 'День Будды' },
  chinggisKhaanDay: {
    mn: 'Их Эзэн Чингис хааны өдөр',
    en: 'Chinggis Khaan Day',
    ru: 'День Чингисхана',
  },
} as const satisfies Record<string, HolidayName>;

/** Days that return every year, by month and day. 10 July belongs to Naadam since 2023. */
const fixed: Readonly<Record<string, HolidayName>> = {
  '01-01': names.newYear,
  '03-08': names.womensDay,
  '06-01': names.childrensDay,
  '07-10': names.naadam,
  '07-11': names.naadam,
  '07-12': names.naadam,
  '07-13': names.naadam,
  '07-14': names.naadam,
  '07-15': names.naadam,
  '11-26': names.republicDay,
  '12-29': names.independenceDay,
};

/** Days of the lunar calendar, 2024 to 2028; `computed` ones await the yearly announcement. */
const movable: readonly (readonly [date: string, name: HolidayName, computed?: true])[] = [
  ['2024-02-10', names.tsagaanSar],
  ['2024-02-11', names.tsagaanSar],
  ['2024-02-12', names.tsagaanSar],
  ['2024-05-23', names.buddhaDay],
  ['2024-11-02', names.chinggisKhaanDay, true],
  ['2025-03-01', names.tsagaanSar],
  ['2025-03-02', names.tsagaanSar],
  ['2025-03-03', names.tsagaanSar],
  ['2025-06-11', names.buddhaDay],
  ['2025-11-21', names.chinggisKhaanDay],
  ['2026-02-18', names.tsagaanSar, true],
  ['2026-02-19', names.tsagaanSar, true],
  ['2026-02-20', names.tsagaanSar, true],
  ['2026-05-31', names.buddhaDay, true],
  ['2026-11-10', names.chinggisKhaanDay, true],
  ['2027-02-07', names.tsagaanSar, true],
  ['2027-02-08', names.tsagaanSar, true],
  ['2027-02-09', names.tsagaanSar, true],
  ['2027-05-20', names.buddhaDay, true],
  ['2027-11-29', names.chinggisKhaanDay, true],
  ['2028-02-26', names.tsagaanSar, true],
  ['2028-02-27', names.tsagaanSar, true],
  ['2028-02-28', names.tsagaanSar, true],
  ['2028-06-07', names.buddhaDay, true],
  ['2028-11-17', names.chinggisKhaanDay, true],
];

/** A public holiday on a certain day. */
export interface Holiday {
  /** `YYYY-MM-DD` */
  date: string;
  name: HolidayName;
  /** Calculated, not announced. */
  computed: boolean;
}

/** The public holiday on a day, or undefined. The gateway's own list of holidays takes precedence. */
export function publicHolidayOn(day: string): Holiday | undefined {
  const annual = day.endsWith('-07-10') && day < '2023' ? undefined : fixed[day.slice(5)];
  if (annual) return { date: day, name: annual, computed: false };
  const lunar = movable.find(([date]) => date === day);
  return lunar && { date: day, name: lunar[1], computed: lunar[2] ?? false };
}

/** The public holidays of a year in order; lunar ones are known for 2024 to 2028. */
export function publicHolidaysOf(year: number): Holiday[] {
  const days = [
    ...Object.keys(fixed).map((date) => `${year}-${date}`),
    ...movable.map(([date]) => date).filter((date) => date.startsWith(String(year))),
  ];
  return days.sort().flatMap((day) => publicHolidayOn(day) ?? []);
}
