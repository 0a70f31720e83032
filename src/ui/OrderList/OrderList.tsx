import { useState, type KeyboardEvent, type ReactNode } from 'react';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import { useTranslate } from '../../i18n/useTranslate';
import { IconButton } from '../IconButton/IconButton';
import { Input } from '../Input/Input';
import styles from './OrderList.module.css';

interface Props<T> {
  /** What is put in order, for people who cannot see it. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string | number;
  /** Names an item in the labels of its controls. */
  nameOf: (item: T) => string;
  /** A move is under way: nothing else can be moved. */
  busy?: boolean;
  /** The place of each can be typed, where there are many. */
  numbered?: boolean;
  /** Moves an item to a place, from 1; the caller gives the new order back as `items`. */
  onMove: (item: T, place: number) => void;
  /** What is shown of an item. */
  children: (item: T) => ReactNode;
}

/**
 * Things in an order that people change: by dragging, with buttons and the arrow keys (with Alt held), or by typing the
 * place.
 */
export function OrderList<T>({
  label,
  items,
  keyOf,
  nameOf,
  busy = false,
  numbered = false,
  onMove,
  children,
}: Props<T>) {
  const translate = useTranslate();
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const moveTo = (from: number, to: number) => {
    if (!busy && to !== from && to >= 0 && to < items.length) onMove(items[from], to + 1);
  };
  /** The focus goes with the item, whose elements another order may take out and put in again. */
  const moveBy = (pressed: HTMLElement, at: number, step: number) => {
    moveTo(at, at + step);
    setTimeout(() => {
      const other = pressed.closest('li')?.querySelector<HTMLElement>('button:enabled');
      (pressed.matches(':disabled') ? other : pressed)?.focus();
    });
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    moveBy(event.target as HTMLElement, at, step);
  };
  return (
    <ol className={styles.list} aria-label={label} aria-busy={busy || undefined}>
      {items.map((item, at) => {
        const name = nameOf(item);
        return (
          <li
            key={keyOf(item)}
            className={styles.item}
            draggable={!busy}
            data-dragged={at === dragged || undefined}
            data-over={at === over && at !== dragged ? true : undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', name);
              setDragged(at);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(at);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) moveTo(dragged, at);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <DragIcon className={styles.grip} fontSize="small" aria-hidden />
            {numbered && (
              // A new order draws the field anew, with the place that the item has now.
              <Place
                key={at}
                label={translate('shell.order.place', { name })}
                at={at}
                count={items.length}
                busy={busy}
                onMove={(to) => moveTo(at, to)}
              />
            )}
            <span className={styles.content}>{children(item)}</span>
            <IconButton
              aria-label={translate('shell.order.up', { name })}
              disabled={busy || at === 0}
              onClick={({ currentTarget }) => moveBy(currentTarget, at, -1)}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={translate('shell.order.down', { name })}
              disabled={busy || at === items.length - 1}
              onClick={({ currentTarget }) => moveBy(currentTarget, at, 1)}
            >
              <DownIcon fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}

interface PlaceProps {
  label: string;
  at: number;
  count: number;
  busy: boolean;
  onMove: (to: number) => void;
}

/** The place as a number: Enter or leaving the field moves the item there; what is no place goes back. */
function Place({ label, at, count, busy, onMove }: PlaceProps) {
  const [typed, setTyped] = useState(String(at + 1));
  const commit = () => {
    const place = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
    if (place < 1 || place > count) setTyped(String(at + 1));
    else onMove(place - 1);
  };
  return (
    <Input
      className={styles.place}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      disabled={busy}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          commit();
        }
      }}
    />
  );
}
