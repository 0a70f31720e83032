import { useListContext, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
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
  if (views.length === 1) return null;
  const show = ({ key, filter, saved }: View) => {
    remember(key);
    if (saved) void navigate({ search: searchOfView(saved) });
    else setFilters({ ...filter }, undefined, false);
  };
  return (
    <Tabs
      label={translate('list.views')}
      current={open?.key}
      items={views.map((view) => ({
        key: view.key,
        label: view.label,
        onClick: () => show(view),
      }))}
    />
  );
}
