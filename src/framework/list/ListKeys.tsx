import { useListContext } from 'ra-core';
import { Suspense, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { AnyEntity } from '../../entity/entity';
import { areShortcutsBlocked } from '../../ui/keys/areShortcutsBlocked';
import { useLegend, type LegendRow } from '../../ui/keys/legend';
import { lazyPage } from '../lazyPage';
import { useRecordPage } from '../queue/useRecordPage';
import { rowLeftIn } from './leftRow';
import { hosted } from '../../domain/place';

const Peek = lazyPage(() => import('./Peek'), 'Peek');

const LEGEND: readonly LegendRow[] = [
  ['J ↓', 'list.keys.next'],
  ['K ↑', 'list.keys.previous'],
  ['Enter', 'list.keys.open'],
  ['Space', 'list.keys.peek'],
  ['X', 'list.keys.tick'],
  ['/', 'list.keys.search'],
];

/** Frames of lists on the page. */
const FRAMES = '[data-resource]';
/** Where arrows have a meaning of their own. */
const WITH_ARROWS = '[role=tablist], [role=listbox], [role=tree], [role=slider], input[type=radio]';

interface Props {
  entity: AnyEntity;
  frame: RefObject<HTMLDivElement | null>;
  selectable: boolean;
}

/**
 * A list is walked without the mouse (docs/domain/interface.md 4.8): the focus goes from row to row, opens, looks at a
 * record beside the list, ticks; coming back it is on the row that was left. By the place of the keys, never while typing.
 */
export function ListKeys({ entity, frame, selectable }: Props) {
  const { data = [], onToggleItem } = useListContext();
  const pageOf = useRecordPage(entity.name);
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [peeked, setPeeked] = useState<number>();
  useLegend(LEGEND);

  const links = () =>
    [...(frame.current?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      row.querySelector<HTMLElement>('td a'),
    );
  const rowOf = (target: Element | null): number => {
    const row = target?.closest('tbody tr');
    return row && frame.current?.contains(row)
      ? links().findIndex((link) => row.contains(link))
      : -1;
  };
  const go = (at: number) => links()[at]?.focus();
  /** The list that has the focus, or the first one of the page. */
  const isInFront = (target: Element) =>
    (target.closest(FRAMES) ?? document.querySelector(FRAMES)) === frame.current;

  /** Whether a key is the list's, as nobody types and no dialog is open. */
  const isOurs = (event: KeyboardEvent): event is KeyboardEvent & { target: Element } => {
    const { ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented, target } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || isComposing || defaultPrevented) return false;
    return target instanceof Element && !areShortcutsBlocked(target) && isInFront(target);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOurs(event)) return;
    const { code, target } = event;
    const at = rowOf(target);
    const isOnRow = at >= 0 && target.matches('a');
    const row = data[at] as { id: number | string } | undefined;
    const hasArrows = !target.closest(WITH_ARROWS);
    const acts: Partial<Record<string, () => void>> = {
      KeyJ: () => go(at + 1),
      KeyK: () => go(Math.max(at - 1, 0)),
      ArrowDown: hasArrows ? () => go(at + 1) : undefined,
      ArrowUp: hasArrows && at > 0 ? () => go(at - 1) : undefined,
      Home: isOnRow ? () => go(0) : undefined,
      End: isOnRow ? () => go(data.length - 1) : undefined,
      Space:
        isOnRow && row && pageOf(row.id)
          ? () => setPeeked((before) => (before === undefined ? at : undefined))
          : undefined,
      Escape: peeked === undefined ? undefined : () => setPeeked(undefined),
      KeyX: row && selectable ? () => onToggleItem(row.id) : undefined,
    };
    const act = acts[code];
    if (!act) return;
    event.preventDefault();
    act();
  });
  /** The palette has `/` on every page; where a list can be searched it is the list's. */
  const onSlash = useEffectEvent((event: KeyboardEvent) => {
    const search = document.querySelector<HTMLElement>('search input');
    if (event.code !== 'Slash' || !search || !isOurs(event)) return;
    event.preventDefault();
    search.focus();
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const at = rowOf(target as Element);
    if (at >= 0) setPeeked((before) => (before === undefined ? undefined : at));
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    const onKeyFirst = (event: KeyboardEvent) => onSlash(event);
    const onFocusIn = (event: FocusEvent) => onFocus(event);
    document.addEventListener('keydown', onKey);
    document.addEventListener('keydown', onKeyFirst, true);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keydown', onKeyFirst, true);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);

  const returnToRow = useEffectEvent(() => {
    const path = isBack ? rowLeftIn(location) : undefined;
    const active = document.activeElement;
    const isElsewhere = active !== document.body && !active?.matches('h1, main');
    if (!path || isElsewhere) return;
    links()
      .find((link) => link?.getAttribute('href') === hosted(path))
      ?.focus({ preventScroll: true });
  });
  useEffect(() => returnToRow(), []);

  const record = peeked === undefined ? undefined : (data[peeked] as { id: number | string });
  if (!record) return null;
  return (
    <Suspense>
      <Peek
        key={record.id}
        name={entity.name}
        id={record.id}
        path={pageOf(record.id)}
        onClose={() => setPeeked(undefined)}
      />
    </Suspense>
  );
}
