import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { ActionOf, AnyEntity } from '../../entity/entity';
import { ActionDialog } from './ActionDialog';
import { actionLabelKey } from './actionLabel';
import { useActionBlock } from './useActionBlock';
import { Button } from '../../ui/Button/Button';

interface Props<E extends AnyEntity> {
  entity: E;
  record: RaRecord;
  action: ActionOf<E>;
  main?: boolean;
  /** Opens the dialog where it outlives the button; without it the button has its own. */
  onAsk?: () => void;
}

/** One action of a record's life cycle: hidden without the right, disabled with its reason in the wrong state. */
export function ActionButton<E extends AnyEntity>({
  entity,
  record,
  action,
  main,
  onAsk,
}: Props<E>) {
  const translate = useTranslate();
  const actionBlock = useActionBlock(entity)(record, action);
  const [asked, setAsked] = useState(false);
  const declared = entity.lifecycle?.actions[action];
  if (!declared || actionBlock?.hidden) return null;
  return (
    <>
      <Button
        variant={main ? 'primary' : 'secondary'}
        danger={declared.tone === 'danger'}
        closed={actionBlock?.words}
        onClick={() => (onAsk ? onAsk() : setAsked(true))}
      >
        {translate(actionLabelKey(entity.name, action))}
      </Button>
      {asked && (
        <ActionDialog
          entity={entity}
          record={record}
          action={action}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
