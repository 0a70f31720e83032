import { useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react';
import ClosedIcon from '@mui/icons-material/ChevronRightOutlined';
import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import OpenIcon from '@mui/icons-material/ExpandMoreOutlined';
import { useTranslate } from '../../i18n/useTranslate';
import {
  flatTree,
  isWithin,
  stepTo,
  treeOf,
  type TreeNode,
  type TreePlace,
  type TreeRow,
  type TreeStep,
} from '../../domain/tree/tree';
import styles from './Tree.module.css';

interface Props<T extends TreeRow> {
  /** What the tree is, for people who cannot see it. */
  label: string;
  rows: readonly T[];
  nameOf: (row: T) => string;
  /** A move is under way: nothing else can be moved. */
  busy: boolean;
  /** Opens what a row is about. */
  onOpen: (row: T) => void;
  /** Puts a row elsewhere; the caller gives the new tree back as `rows`. Nobody may move anything without it. */
  onMove?: (row: T, place: TreePlace) => void;
  /** What is shown of a row. */
  children: (node: TreeNode<T>) => ReactNode;
}

/** Where a dragged row would come to lie, seen from the one that it is held over. */
type Side = 'before' | 'inside' | 'after';

const STEPS: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The parts of a row's height that mean before it and after it. */
const EDGE = 0.28;

function sideOf(event: DragEvent): Side {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const at = height > 0 ? (event.clientY - top) / height : 0.5;
  if (at < EDGE) return 'before';
  return at > 1 - EDGE ? 'after' : 'inside';
}

/**
 * A tree that people walk through with the arrow keys and change by dragging, or with Alt and the arrow keys: up and down
 * among its siblings, to the right under the one above, to the left out of its parent.
 */
export function Tree<T extends TreeRow>(props: Props<T>) {
  const { label, rows, nameOf, busy, onOpen, onMove, children } = props;
  const translate = useTranslate();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>();
  const [dragged, setDragged] = useState<T>();
  const [over, setOver] = useState<{ id: string; side: Side }>();
  const tree = useRef<HTMLUListElement>(null);
  const nodes = treeOf(rows);
  const shown = flatTree(nodes, closed);
  const tabbed = shown.some(({ row }) => String(row.id) === current)
    ? current
    : String(shown.at(0)?.row.id);

  const focus = (id: T['id'] | undefined) => {
    if (id === undefined) return;
    setCurrent(String(id));
    const items = tree.current?.querySelectorAll<HTMLElement>('[data-node]') ?? [];
    [...items].find(({ dataset }) => dataset.node === String(id))?.focus();
  };
  const setOpen = (id: T['id'], open: boolean) => {
    const next = new Set(closed);
    if (open) next.delete(String(id));
    else next.add(String(id));
    setClosed(next);
  };
  const move = (row: T, place: TreePlace | undefined) => {
    if (!onMove || busy || !place) return;
    // What is put under a closed one would be out of sight.
    if (place.parentId !== null) setOpen(place.parentId, true);
    onMove(row, place);
  };
  const walk = (key: string, { row, children: below }: TreeNode<T>, at: number): boolean => {
    const isOpen = below.length > 0 && !closed.has(String(row.id));
    const parent = shown.find((one) => one.children.some((child) => child.row.id === row.id));
    if (key === 'ArrowUp') focus(shown[at - 1]?.row.id);
    else if (key === 'ArrowDown') focus(shown[at + 1]?.row.id);
    else if (key === 'Home') focus(shown.at(0)?.row.id);
    else if (key === 'End') focus(shown.at(-1)?.row.id);
    else if (key === 'ArrowRight') {
      if (isOpen) focus(below[0].row.id);
      else setOpen(row.id, true);
    } else if (key === 'ArrowLeft') {
      if (isOpen) setOpen(row.id, false);
      else focus(parent?.row.id);
    } else if (key === 'Enter') onOpen(row);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent, node: TreeNode<T>, at: number) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey || event.target !== event.currentTarget) return;
    const step = altKey && Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
    if (step) move(node.row, stepTo(rows, node.row.id, step));
    if (step || (!altKey && walk(key, node, at))) event.preventDefault();
  };
  const drop = ({ row, place }: TreeNode<T>, side: Side) => {
    if (!dragged || isWithin(rows, row.id, dragged.id)) return;
    if (side === 'inside') {
      const below = rows.filter(({ parentId }) => String(parentId ?? '') === String(row.id));
      move(dragged, { parentId: row.id, place: below.length + 1 });
      return;
    }
    const parentId = row.parentId ?? null;
    const own = shown.find((one) => one.row.id === dragged.id);
    const isEarlier = (own?.row.parentId ?? null) === parentId && (own?.place ?? 0) < place;
    const target = side === 'before' ? place : place + 1;
    move(dragged, { parentId, place: isEarlier ? target - 1 : target });
  };

  return (
    <ul
      ref={tree}
      className={styles.tree}
      role="tree"
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {shown.map((node, at) => {
        const { row, level, place, siblings, children: below } = node;
        const id = String(row.id);
        const isClosed = closed.has(id);
        const isOver = over?.id === id && dragged && !isWithin(rows, row.id, dragged.id);
        return (
          <li
            key={id}
            className={styles.node}
            role="treeitem"
            aria-level={level}
            aria-posinset={place}
            aria-setsize={siblings}
            aria-expanded={below.length > 0 ? !isClosed : undefined}
            data-node={id}
            data-level={Math.min(level, 6)}
            data-over={isOver ? over.side : undefined}
            data-dragged={dragged?.id === row.id || undefined}
            tabIndex={id === tabbed ? 0 : -1}
            draggable={Boolean(onMove) && !busy}
            onFocus={(event) => event.target === event.currentTarget && setCurrent(id)}
            onKeyDown={(event) => onKeyDown(event, node, at)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', nameOf(row));
              setDragged(row);
            }}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setOver({ id, side: sideOf(event) });
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(node, sideOf(event));
              setDragged(undefined);
              setOver(undefined);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
          >
            {onMove && <DragIcon className={styles.grip} fontSize="small" aria-hidden />}
            {below.length > 0 ? (
              <button
                type="button"
                className={styles.toggle}
                tabIndex={-1}
                title={translate(isClosed ? 'action.expand' : 'action.collapse')}
                // Screen readers have the row's own state and its arrow keys.
                aria-hidden
                onClick={() => setOpen(row.id, isClosed)}
              >
                {isClosed ? <ClosedIcon fontSize="small" /> : <OpenIcon fontSize="small" />}
              </button>
            ) : (
              <span className={styles.toggle} />
            )}
            <span className={styles.content}>{children(node)}</span>
          </li>
        );
      })}
    </ul>
  );
}
