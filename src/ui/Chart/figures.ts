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
