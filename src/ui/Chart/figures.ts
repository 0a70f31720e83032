import { formatCount } from '../../domain/formatCount';
import { fromMongo, toMongo, total } from '../../domain/lending/amounts';
import { formatMoney } from '../../domain/money';

/** What a chart shows: a count, or an amount as a decimal string. */
export type Figure = number | string;

/** How the figures of a chart are written and added. */
export type FigureFormat = 'count' | 'money';

/** A figure as it is read: with separators, an amount with two decimals; a dash where there is none. */
export const writeFigure = (figure: Figure | null, format: FigureFormat): string =>
  figure === null
    ? '—'
    : format === 'money'
      ? formatMoney(String(figure))
      : formatCount(Number(figure));

/** The sum of figures of one format, exact; what is not there adds nothing. */
export const sumOf = (figures: readonly (Figure | null)[], format: FigureFormat): Figure =>
  format === 'money'
    ? total(figures.filter((figure) => figure !== null).map(String))
    : figures.reduce<number>((sum, figure) => sum + Number(figure), 0);

/** So many points have room for their whole names, on several lines; of more, so many are named. */
const NAMED = 8;

/** True when so few points all have their names on the axis. */
export const isEveryNamed = (count: number): boolean => count <= NAMED;

/**
 * Which of so many points have their names on the axis: all of a few, else so many, evenly counted from the last one, which
 * is what a chart of days is read for.
 * @returns whether the point at a place is named
 */
export function namedOf(count: number): (place: number) => boolean {
  const step = Math.ceil(count / NAMED);
  return (place) => (count - 1 - place) % step === 0;
}

/** The name of one of so many points as it stands on the axis: a word a line where all are named. */
export const onAxis = (label: string, count: number): string =>
  isEveryNamed(count) ? label.replaceAll(' ', '\n') : label;

/** Where a figure is drawn, in the units of the scale: counts, or whole möngö. Only pictures are made of it. */
export const heightOf = (figure: Figure | null, format: FigureFormat): number =>
  format === 'money' ? Number(toMongo(String(figure ?? 0))) : Number(figure);

/** A mark of the scale in words; whole tögrög are enough there. */
export const writeMark = (height: number, format: FigureFormat): string =>
  format === 'money'
    ? formatMoney(fromMongo(BigInt(Math.round(height))), { rounding: 'integer' })
    : Number.isInteger(height)
      ? formatCount(height)
      : '';
