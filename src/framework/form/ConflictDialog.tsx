import { useTranslate } from '../../i18n/useTranslate';
import { Notice } from '../../ui/Notice/Notice';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import { Button } from '../../ui/Button/Button';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { useEntity } from '../loadEntity';
import { ConflictTable } from './ConflictTable';
import { decide, differencesOf, type Side } from './conflicts';
import type { Conflict } from './saveTrouble';
import { useConflict } from './useConflict';
import type { Saving } from './useSaving';
import { Skeleton } from '../../ui/Skeleton/Skeleton';

interface Props {
  saving: Saving;
  conflict: Conflict;
}

/**
 * Somebody else has changed the record meanwhile: both values of every field that differs, and the choice
 * between them. Nothing is overwritten unseen, and going back leaves the form as it was typed.
 */
export function ConflictDialog({ saving, conflict }: Props) {
  const translate = useTranslate();
  const { entity } = useEntity(saving.resource);
  const { theirs, deleted, failed, retry, busy, send, takeTheirs } = useConflict(saving, conflict);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { data = {}, values: mine = data, previousData } = conflict.attempt;

  const differences = theirs ? differencesOf(entity, mine, theirs, previousData) : [];
  const sides = Object.fromEntries(
    differences.map(({ field, preset }) => [field, chosen[field] ?? preset]),
  );
  const decided = theirs && Object.values(sides).every(Boolean);
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ field }) => [field, side])));

  return (
    <Dialog width="md" role="alertdialog">
      <DialogTitle>
        {translate(deleted ? 'form.conflict.deleted' : 'form.conflict.title')}
      </DialogTitle>
      <DialogContent>
        <Notice tone="warning" sign>
          {translate(deleted ? 'form.conflict.deleted_text' : 'form.conflict.text')}
        </Notice>
        {failed && <EmptyState kind="failed" onRetry={retry} />}
        {!theirs && !deleted && !failed && <Skeleton aria-busy="true" />}
        {theirs && differences.length > 0 && (
          <ConflictTable
            entity={entity}
            differences={differences}
            mine={mine}
            theirs={theirs}
            sides={sides}
            disabled={busy}
            onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
            onChooseAll={chooseAll}
          />
        )}
      </DialogContent>
      <DialogFoot
        onCancel={saving.dropConflict}
        cancelKey="form.conflict.back"
        cancelDisabled={busy}
        startsOnCancel
      >
        {theirs && (
          <Button variant="text" disabled={busy} onClick={() => takeTheirs(theirs)}>
            {translate('form.conflict.discard')}
          </Button>
        )}
        {theirs && (
          <Button
            variant="primary"
            disabled={!decided}
            loading={busy}
            onClick={() => send(decide(mine, data, theirs, sides), theirs)}
          >
            {translate('form.conflict.save')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
