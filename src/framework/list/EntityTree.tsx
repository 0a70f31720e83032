import type { RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { uuid } from '../../domain/ids';
import type { TreePlace, TreeRow } from '../../domain/tree/tree';
import type { Access, AnyEntity } from '../../entity/entity';
import { recordPath } from '../../entity/paths';
import { Link } from '../../ui/Link/Link';
import { Notice } from '../../ui/Notice/Notice';
import { Note } from '../../ui/Text/Text';
import { Tree } from '../../ui/Tree/Tree';
import { displayError } from '../record/displayError';
import { failureOf } from '../record/failureOf';
import { useSendAction } from '../record/useAction';
import { checkOf } from '../record/useOutcome';
import { useMay } from '../useMay';

/** A record of a tree: its name, what it is under, and its place there. */
type Row = RaRecord & TreeRow & { readonly name: string };

interface Props<R extends Row> {
  /** Has the action `move`, with the new parent and place. */
  entity: AnyEntity;
  rows: readonly R[];
  /** Who may move. */
  access: Access;
  /** What the tree is, for people who cannot see it. */
  label: string;
  /** What is said when something was moved; without a parent it is at the top now. */
  movedTo: (moved: { name: string; parent?: string; place: number }) => string;
  /** What stands behind a name. */
  children: (row: R) => ReactNode;
}

/** Records as the tree that they are, arranged by keyboard and by pointer. */
export function EntityTree<R extends Row>(props: Props<R>) {
  const { entity, rows, access, label, movedTo, children } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const may = useMay();
  const send = useSendAction<AnyEntity>(entity);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState('');
  const move = async (row: R, { parentId, place }: TreePlace) => {
    setBusy(true);
    setFailure(undefined);
    setDone('');
    const tellMoved = () => {
      const parent = rows.find(({ id }) => String(id) === String(parentId))?.name;
      setDone(movedTo({ name: row.name, parent, place }));
    };
    try {
      await send(row, 'move', { parentId, viewOrder: place }, uuid(), tellMoved);
      tellMoved();
    } catch (error) {
      // No dialog is open that would offer it: whether it was moved after all is looked up at once.
      const outcome = await checkOf(error)?.().catch(() => undefined);
      if (outcome === 'booked') return;
      const { message, detail } = displayError(error, translate, failureOf(entity, 'move'));
      setFailure([message, detail].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Note aria-live="polite">{done}</Note>
      <Tree
        label={label}
        rows={rows}
        nameOf={({ name }) => name}
        busy={busy}
        onOpen={({ id }) => void navigate(recordPath(entity.name, 'show', id) ?? '')}
        onMove={may(access) ? (row, place) => void move(row, place) : undefined}
      >
        {({ row }) => (
          <>
            {/* The tree is one stop of the Tab key: Enter opens what has the focus. */}
            <Link to={recordPath(entity.name, 'show', row.id) ?? ''} tabIndex={-1}>
              {row.name}
            </Link>
            {children(row)}
          </>
        )}
      </Tree>
    </>
  );
}
