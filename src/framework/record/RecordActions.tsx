import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../entity/entity';
import { Menu, type MenuItem } from '../../ui/Menu/Menu';
import { ActionButton } from './ActionButton';
import { ActionDialog } from './ActionDialog';
import { actionLabelKey } from './actionLabel';
import { useActionBlock } from './useActionBlock';
import { Sub } from '../../ui/Text/Text';

/** Most actions that are shown as buttons; where there are more, the rest is in a menu (docs/domain/interface.md 6.1). */
const BUTTONS = 3;

/**
 * The actions of a record. The open ones come first, the main one before all; what is not open now is in the menu with
 * its reason. Their dialog belongs to none of them: which ones are buttons changes when the whole record comes after its
 * row of a list, and an open question stays.
 */
export function RecordActions({ entity, record }: { entity: AnyEntity; record: RaRecord }) {
  const translate = useTranslate();
  const whyBlocked = useActionBlock(entity);
  const [asked, setAsked] = useState<string>();
  // What is done at once has no dialog that keeps other presses away.
  const ask = (action: string) => setAsked((now) => now ?? action);
  const declared = entity.lifecycle?.actions ?? {};
  const actions = Object.keys(declared).flatMap((action) => {
    const actionBlock = whyBlocked(record, action);
    return actionBlock?.hidden ? [] : [{ action, words: actionBlock?.words }];
  });
  const buttons = ({ action }: { action: string }) => (
    <ActionButton
      key={action}
      entity={entity}
      record={record}
      action={action}
      onAsk={() => ask(action)}
    />
  );
  const isMain = ({ action }: { action: string }) => declared[action].tone === 'primary';
  const open = actions.filter(({ words }) => words === undefined);
  // A menu for one open action would hide it for nothing.
  const fit = open.length === actions.length ? BUTTONS + 1 : BUTTONS;
  const inSight =
    actions.length <= fit
      ? actions
      : [...open.filter(isMain), ...open.filter((action) => !isMain(action))].slice(0, BUTTONS);
  const rest = [...open, ...actions.filter(({ words }) => words !== undefined)].filter(
    (action) => !inSight.includes(action),
  );
  const items = rest.map(({ action, words }, index): MenuItem => ({
    key: action,
    label: (
      <>
        {translate(actionLabelKey(entity.name, action))}
        {words && <Sub>{words}</Sub>}
      </>
    ),
    disabled: words !== undefined,
    divided: index > 0 && words !== undefined && rest[index - 1].words === undefined,
    onSelect: () => ask(action),
  }));
  return (
    <>
      {inSight.map(buttons)}
      {items.length > 0 && (
        <Menu framed label={translate('record.more_actions')} items={items}>
          {translate('record.more_actions')}
        </Menu>
      )}
      {asked && (
        <ActionDialog
          entity={entity}
          record={record}
          action={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
