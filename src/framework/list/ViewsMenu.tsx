import { useListContext, useRemoveFromStore } from 'ra-core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { uuid } from '../../domain/ids';
import type { MenuItem } from '../../ui/Menu/Menu';
import { MenuList } from '../../ui/Menu/MenuList';
import type { PanelProps } from './PanelButton';
import { usePinnedViews } from './pinnedViews';
import { ALL, keyOfView, searchOfView, type SavedView } from './savedViews';
import { columnsKey, useColumns } from './useColumns';
import { isPrivateFilter } from './useListFilters';
import { useListViews } from './useListViews';
import { ViewNameDialog } from './ViewNameDialog';

/** What can be done with the views of a list: keep it as it is now, change what was kept, choose which one comes first. */
export function ViewsMenu({ entity, anchor, label, onClose }: PanelProps) {
  const { filterValues, sort, perPage } = useListContext();
  const { views, open, opening, first, makeFirst, saved, save, remember } = useListViews(entity);
  const { arrangement } = useColumns(entity);
  const forget = useRemoveFromStore();
  const navigate = useNavigate();
  const translate = useTranslate();
  const { isPinned, pin, unpin } = usePinnedViews();
  const id = useId();
  const [naming, setNaming] = useState<'new' | 'other'>();
  const own = open?.saved;

  const close = () => {
    onClose();
    anchor.focus();
  };
  /** The list as it is now. Personal data is in no view. */
  const now = (): Pick<SavedView, 'value' | 'columns'> => {
    const shared = Object.entries(filterValues as Readonly<Record<string, unknown>>).filter(
      ([key]) => !isPrivateFilter(entity, key),
    );
    return {
      value: { filter: Object.fromEntries(shared), sort, perPage, displayedFilters: [] },
      columns: arrangement,
    };
  };
  const replace = (view: SavedView) => save(saved.map((one) => (one === own ? view : one)));
  const show = (view: SavedView) => {
    // The view has the columns now: what was kept beside it would hide them.
    forget(columnsKey(entity.name, keyOfView(view)));
    remember(keyOfView(view));
    void navigate({ search: searchOfView(view) });
  };

  const create = (name: string) => {
    const view = { label: name, key: uuid(), ...now() };
    save([...saved, view]);
    show(view);
  };
  const update = (former: SavedView) => {
    const view = { ...former, key: keyOfView(former), ...now() };
    replace(view);
    show(view);
  };
  const remove = (view: SavedView) => {
    const key = keyOfView(view);
    save(saved.filter((one) => one !== view));
    forget(columnsKey(entity.name, key));
    if (first === key) makeFirst(null);
    unpin(entity.name, key);
  };

  const items: MenuItem[] = [
    {
      key: 'new',
      label: translate('list.save_view'),
      toggles: true,
      onSelect: () => setNaming('new'),
    },
  ];
  if (own) {
    const name = own.label;
    items.push(
      {
        key: 'update',
        label: translate('list.update_view', { name }),
        onSelect: () => update(own),
      },
      {
        key: 'rename',
        label: translate('list.rename_view', { name }),
        toggles: true,
        onSelect: () => setNaming('other'),
      },
      {
        key: 'remove',
        label: translate('list.remove_view', { name }),
        onSelect: () => remove(own),
      },
    );
  }
  if (open)
    items.push({
      key: 'first',
      label: translate('list.first_view', { name: open.label }),
      checked: open.key === opening,
      toggles: true,
      divided: true,
      onSelect: () => makeFirst(open.key === (entity.list.opensWith ?? ALL) ? null : open.key),
    });
  if (open) {
    const { key, filter } = open;
    const pinned = isPinned(entity.name, key);
    items.push({
      key: 'pin',
      label: translate('list.pin_view', { name: open.label }),
      checked: pinned,
      toggles: true,
      onSelect: () =>
        pinned ? unpin(entity.name, key) : pin({ resource: entity.name, key, filter }),
    });
  }
  if (first !== null)
    items.push({
      key: 'declared',
      label: translate('list.declared_first'),
      onSelect: () => makeFirst(null),
    });

  if (naming)
    return (
      <ViewNameDialog
        title={translate(naming === 'new' ? 'list.new_view' : 'list.rename')}
        name={naming === 'new' ? '' : (own?.label ?? '')}
        taken={views.flatMap((view) => (naming === 'other' && view === open ? [] : view.label))}
        onName={(name) => {
          if (naming === 'new') create(name);
          else if (own) replace({ ...own, key: keyOfView(own), label: name });
          close();
        }}
        onClose={close}
      />
    );
  return <MenuList {...{ id, anchor, label, items }} onClose={onClose} />;
}
