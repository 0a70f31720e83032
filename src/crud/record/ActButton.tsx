import type { RaRecord } from 'ra-core';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { ActOf, AnyEntity } from '../../entity/entity';
import { ActDialog } from './ActDialog';
import { actionLabelKey } from './actionLabel';
import { useHindrance } from './useHindrance';

interface Props<E extends AnyEntity> {
  entity: E;
  record: RaRecord;
  action: ActOf<E>;
  main?: boolean;
}

/** One act of a record's life cycle: hidden without the right, disabled with its reason in the wrong state. */
export function ActButton<E extends AnyEntity>({ entity, record, action, main }: Props<E>) {
  const translate = useTranslate();
  const hindrance = useHindrance(entity)(record, action);
  const [asked, setAsked] = useState(false);
  const reason = useId();
  const declared = entity.lifecycle?.actions[action];
  if (!declared || hindrance?.hidden) return null;
  return (
    <>
      <button
        type="button"
        className="u-button"
        data-main={main || undefined}
        data-tone={declared.tone}
        aria-disabled={hindrance ? true : undefined}
        aria-describedby={hindrance ? reason : undefined}
        title={hindrance?.words}
        onClick={() => !hindrance && setAsked(true)}
      >
        {translate(actionLabelKey(entity.name, action))}
      </button>
      {hindrance && (
        <span id={reason} className="u-hidden">
          {hindrance.words}
        </span>
      )}
      {asked && (
        <ActDialog
          entity={entity}
          record={record}
          action={action}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
