import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { AnyEntity } from '../../entity/entity';
import { Menu, type MenuItem } from '../../ui/Menu/Menu';
import { ActButton } from './ActButton';
import { ActDialog } from './ActDialog';
import { actionLabelKey } from './actionLabel';
import { useActionBlock } from './useActionBlock';
import { Sub } from '../../ui/Text/Text';

/** Most acts that are shown as buttons; where there are more, the rest is in a menu (docs/domain/interface.md 6.1). */
const BUTTONS = 3;

/**
 * The acts of a record. The open ones come first, the main one before all; what is not open now is in the menu with
 * its reason.
 */
export function RecordActs({ entity, record }: { entity: AnyEntity; record: RaRecord }) {
  const translate = useTranslate();
  const whyBlocked = useActionBlock(entity);
  const [asked, setAsked] = useState<string>();
  const actions = entity.lifecycle?.actions ?? {};
  const acts = Object.keys(actions).flatMap((action) => {
    const actionBlock = whyBlocked(record, action);
    return actionBlock?.hidden ? [] : [{ action, words: actionBlock?.words }];
  });
  const buttons = ({ action }: { action: string }) => (
    <ActButton key={action} entity={entity} record={record} action={action} />
  );
  const isMain = ({ action }: { action: string }) => actions[action].tone === 'primary';
  const open = acts.filter(({ words }) => words === undefined);
  // A menu for one open act would hide it for nothing.
  const fit = open.length === acts.length ? BUTTONS + 1 : BUTTONS;
  if (acts.length <= fit) return acts.map(buttons);

  const inSight = [...open.filter(isMain), ...open.filter((act) => !isMain(act))].slice(0, BUTTONS);
  const rest = [...open, ...acts.filter(({ words }) => words !== undefined)].filter(
    (act) => !inSight.includes(act),
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
    onSelect: () => setAsked(action),
  }));
  return (
    <>
      {inSight.map(buttons)}
      <Menu framed label={translate('record.more_acts')} items={items}>
        {translate('record.more_acts')}
      </Menu>
      {asked && (
        <ActDialog
          entity={entity}
          record={record}
          action={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
