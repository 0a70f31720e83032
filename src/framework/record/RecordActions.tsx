import type { RaRecord } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { session } from '../../auth/session';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import { Menu, type MenuItem } from '../../ui/Menu/Menu';
import { ActionButton } from './ActionButton';
import { ActionDialog } from './ActionDialog';
import { actionLabelKey } from './actionLabel';
import { MissingButton, MissingDialog } from './MissingButton';
import { offerActs } from './openActs';
import { mainAct, menuOrder, startsPart, type Act } from './recordActs';
import { useActionBlock } from './useActionBlock';

interface Props {
  entity: AnyEntity;
  record: RaRecord;
  /** Between the main act and the menu: the way to the form. */
  children?: ReactNode;
}

/**
 * The acts of a record: the main one as a button, the others in a menu (docs/domain/interface.md 5.7). Their dialog belongs
 * to none of them: which one is the button changes when the whole record comes after its row of a list, and an open
 * question stays.
 */
export function RecordActions({ entity, record, children }: Props) {
  const translate = useTranslate();
  const whyBlocked = useActionBlock(entity);
  const [asked, setAsked] = useState<string>();
  const [showsMissing, setShowsMissing] = useState(false);
  // What is done at once has no dialog that keeps other presses away.
  const ask = (action: string) => setAsked((now) => now ?? action);
  const declared = entity.lifecycle?.actions ?? {};
  const name = (action: string) => translate(actionLabelKey(entity.name, action));
  const acts = Object.keys(declared).flatMap((action): Act[] => {
    const block = whyBlocked(record, action);
    const { tone, reverse } = declared[action];
    if (block?.hidden) return [];
    // In the view of a role everything stands where it stands for them, and nothing is done.
    const closed = block?.viewed ? undefined : (block?.until ?? block?.words);
    return [{ action, tone, reverse, closed }];
  });
  const isView = Boolean(session.view());
  const missing = Object.keys(declared).flatMap((action) => {
    const { needed } = whyBlocked(record, action) ?? {};
    return needed ? [{ key: action, label: name(action), needed }] : [];
  });
  const main = mainAct(acts, Boolean(children));
  const open = acts.filter(({ closed }) => closed === undefined);
  const items = menuOrder(acts, main).map(({ action, tone, closed }, at, all): MenuItem => ({
    key: action,
    label: name(action),
    disabled: closed !== undefined || isView,
    danger: tone === 'danger',
    group: closed,
    divided: at > 0 && startsPart(all[at - 1], all[at]),
    onSelect: () => ask(action),
  }));
  useEffect(() =>
    offerActs(
      (isView ? [] : open).map(({ action }) => ({
        key: action,
        label: name(action),
        run: () => ask(action),
      })),
    ),
  );
  const named = represent(entity.name, record);
  // Where there is a menu it is its last entry.
  const isInMenu = items.length > 0;
  if (missing.length > 0 && isInMenu)
    items.push({
      key: 'missing',
      label: translate('record.missing', { count: missing.length }),
      divided: true,
      onSelect: () => setShowsMissing(true),
    });
  return (
    <>
      {main && (
        <ActionButton
          main={main.tone === 'primary' || !children}
          entity={entity}
          record={record}
          action={main.action}
          onAsk={() => ask(main.action)}
        />
      )}
      {children}
      {items.length > 0 && (
        <Menu framed label={translate('record.more_actions')} items={items}>
          {translate('record.more_actions')}
        </Menu>
      )}
      {missing.length > 0 && !isInMenu && <MissingButton acts={missing} of={named} />}
      {showsMissing && (
        <MissingDialog acts={missing} of={named} onClose={() => setShowsMissing(false)} />
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
