import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { LIST } from '../../domain/settings';
import { sizedCell } from './sizedCell';
import styles from './ColumnEdge.module.css';

interface Props {
  /** What is sized, in words. */
  label: string;
  /** px; undefined while the column is as wide as it needs. */
  width: number | undefined;
  /** Without a width the column is as wide as it needs again. */
  onWidth: (width?: number) => void;
}

const { min, max, step } = LIST.columnWidth;
const within = (width: number) => Math.round(Math.min(max, Math.max(min, width)));

const headOf = (edge: HTMLElement) => edge.parentElement as HTMLTableCellElement;

/** Gives every cell of a column its width without drawing the table anew: while the edge is under the pointer. */
function size(head: HTMLTableCellElement, width: number | undefined): void {
  const cells = head
    .closest('table')
    ?.querySelectorAll<HTMLElement>(`tr > :nth-child(${head.cellIndex + 1})`);
  const style = sizedCell(width);
  cells?.forEach((cell) => {
    cell.style.width = cell.style.minWidth = cell.style.maxWidth = style ? `${style.width}px` : '';
  });
}

/**
 * The edge of a column's head: dragged, or moved with the arrow keys, it makes the column wider or narrower; a double
 * click or Enter makes it as wide as it needs.
 */
export function ColumnEdge({ label, width, onWidth }: Props) {
  const [drag, setDrag] = useState<{ from: number; width: number }>();
  const [measured, setMeasured] = useState<number>(min);
  const dragged = (event: PointerEvent, { from, width: start }: { from: number; width: number }) =>
    within(start + event.clientX - from);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const head = headOf(event.currentTarget);
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by !== undefined) onWidth(within(head.offsetWidth + by));
    else if (event.key === 'Enter') onWidth();
    else if (event.key === 'Escape' && drag) stop(head);
    else return;
    event.preventDefault();
  };
  const stop = (head: HTMLTableCellElement) => {
    size(head, width);
    setDrag(undefined);
  };
  return (
    // A splitter is a separator that takes the focus and has a value (WAI-ARIA, window splitter).
    <span
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width ?? measured}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      data-dragged={drag ? true : undefined}
      onFocus={({ currentTarget }) => setMeasured(headOf(currentTarget).offsetWidth)}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onWidth()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: event.clientX, width: headOf(event.currentTarget).offsetWidth });
      }}
      onPointerMove={(event) => drag && size(headOf(event.currentTarget), dragged(event, drag))}
      onPointerUp={(event) => {
        if (!drag) return;
        setDrag(undefined);
        if (event.clientX !== drag.from) onWidth(dragged(event, drag));
      }}
      onPointerCancel={(event) => stop(headOf(event.currentTarget))}
    />
  );
}
