const format = new Intl.NumberFormat('en-US');

/** A count with thousands separators; Mongolian groups digits as English does (and browsers know no `mn`). */
export const formatCount = (count: number): string => format.format(count);
