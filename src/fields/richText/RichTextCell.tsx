import { lazy, Suspense } from 'react';
import { trimText } from '../../domain/text';
import type { CellProps } from '../KindView';
import { isEmptyHtml, plainTextOf } from './schema';
import { EmptyValue } from '../shared/EmptyValue';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import textStyles from '../../ui/Text/Text.module.css';

const SafeHtml = lazy(() =>
  import('../../ui/SafeHtml/SafeHtml').then((module) => ({ default: module.SafeHtml })),
);

/** Characters of a formatted text that a table shows. */
const CELL_LENGTH = 60;

/** Formatted text: its first words in a table, sanitised as a whole on a page. */
export function RichTextCell({ value, place }: CellProps) {
  if (typeof value !== 'string' || isEmptyHtml(value)) return <EmptyValue />;
  if (place === 'cell')
    return <span className={textStyles.clip}>{trimText(plainTextOf(value), CELL_LENGTH)}</span>;
  return (
    <Suspense fallback={<Skeleton />}>
      <SafeHtml html={value} />
    </Suspense>
  );
}
