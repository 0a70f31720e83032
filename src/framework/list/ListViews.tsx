import { useEvent, useListContext } from 'ra-core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { Tabs } from '../../ui/Tabs/Tabs';
import { searchOfView } from './savedViews';
import { useListViews, type View } from './useListViews';

/**
 * Views of a list as tabs: all, the declared ones, and the person's own, which bring their order, size and columns
 * (docs/domain/interface.md 4.5).
 */
export function ListViews({ entity }: { entity: AnyEntity }) {
  const { setFilters } = useListContext();
  const { views, open, remember } = useListViews(entity);
  const navigate = useNavigate();
  const translate = useTranslate();
  const show = useEvent(({ key, filter, saved }: View) => {
    remember(key);
    if (saved) void navigate({ search: searchOfView(saved) });
    else setFilters({ ...filter }, undefined, false);
  });
  const current = open?.key;
  // The row measures itself whenever it is drawn, and with that the whole table: not for every page of the list.
  return useMemo(
    () =>
      views.length > 1 && (
        <Tabs
          label={translate('list.views')}
          current={current}
          items={views.map((view) => ({
            key: view.key,
            label: view.label,
            onClick: () => show(view),
          }))}
        />
      ),
    [current, show, translate, views],
  );
}
