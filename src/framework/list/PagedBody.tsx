import { Activity, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { RaRecord } from 'ra-core';

type Rows = readonly RaRecord[];

interface Props {
  /** Rows of the page that is shown. */
  rows: Rows;
  /** Rows of the page that is probably shown next, where they are known. */
  ahead?: Rows;
  /** The table's head: the body comes after it. */
  head: RefObject<HTMLElement | null>;
  draw: (rows: Rows) => ReactNode;
}

interface Page {
  rows: Rows;
  key: number;
}

/**
 * The body of a paged table, and outside the document the body of the page to come, which is drawn when the browser has
 * nothing else to do. Turning the page then puts one body in the place of the other. A page of which some rows stay
 * keeps its body, and what has the focus in it.
 */
export function PagedBody({ rows, ahead, head, draw }: Props) {
  const [known, setKnown] = useState<readonly Page[]>([{ rows, key: 0 }]);
  const pages = keyed(known, ahead ? [rows, ahead] : [rows]);
  if (pages !== known) setKnown(pages);
  return pages.map((page, index) => (
    <Activity key={page.key} mode={index === 0 ? 'visible' : 'hidden'}>
      <Body head={head}>{draw(page.rows)}</Body>
    </Activity>
  ));
}

/** Pages with the keys of those known ones that they share a row with, each key once; `known` itself where they are the same. */
function keyed(known: readonly Page[], wanted: readonly Rows[]): readonly Page[] {
  if (known.length === wanted.length && wanted.every((rows, at) => known[at].rows === rows))
    return known;
  const used = new Set<number>();
  let last = Math.max(...known.map(({ key }) => key));
  return wanted.map((rows) => {
    const ids = new Set(rows.map(({ id }) => id));
    const same = known.find(
      (page) =>
        !used.has(page.key) && (page.rows === rows || page.rows.some(({ id }) => ids.has(id))),
    );
    const key = same ? same.key : (last += 1);
    used.add(key);
    return { rows, key };
  });
}

/** A body of its own element: React draws into it while it is nowhere, and it joins the table while it is shown. */
function Body({ head, children }: { head: Props['head']; children: ReactNode }) {
  const [body] = useState(() => document.createElement('tbody'));
  // Not run while the body is only drawn ahead.
  useLayoutEffect(() => {
    head.current?.after(body);
    return () => body.remove();
  }, [body, head]);
  return createPortal(children, body);
}
