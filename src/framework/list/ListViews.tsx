import { useListContext, useSavedQueries, useTranslate, type SavedQuery } from 'ra-core';
import { useState, type FormEvent } from 'react';
import type { AnyEntity } from '../../entity/entity';
import { IconButton } from '../../ui/IconButton/IconButton';
import { Button } from '../../ui/Button/Button';
import { Actions } from '../../ui/Page/Page';
import { Input } from '../../ui/Input/Input';
import { TabButton, Tabs } from '../../ui/Tabs/Tabs';
import filterStyles from './FilterBar.module.css';

const same = (a: object, b: object) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (values: object) => Object.entries(values).sort(([a], [b]) => a.localeCompare(b));

/**
 * Views of a list as tabs: all, the declared ones, and the person's own (filters and sort, never personal
 * data: those filters are not part of the list's state).
 */
export function ListViews({ entity }: { entity: AnyEntity }) {
  const { filterValues, setFilters, setSort, sort, resource } = useListContext();
  const [saved, setSaved] = useSavedQueries(resource);
  const translate = useTranslate();
  const [naming, setNaming] = useState(false);
  const declared = entity.list.views ?? [];
  const filters: object = filterValues;
  const known =
    Object.keys(filters).length === 0 ||
    declared.some((view) => same(view.filter, filters)) ||
    saved.some((query) => same(query.value.filter ?? {}, filters));
  if (declared.length === 0 && saved.length === 0 && known) return null;

  const open = (query: SavedQuery) => {
    setFilters(query.value.filter ?? {}, undefined, false);
    if (query.value.sort) setSort(query.value.sort);
  };
  const save = (label: string) => {
    setSaved([...saved, { label, value: { filter: filterValues, sort, displayedFilters: [] } }]);
    setNaming(false);
  };

  return (
    <Tabs as="div" role="group" aria-label={translate('list.views')}>
      <TabButton
        current={Object.keys(filters).length === 0}
        onClick={() => setFilters({}, undefined, false)}
      >
        {translate('common.all')}
      </TabButton>
      {declared.map((view) => (
        <TabButton
          key={view.key}
          current={same(view.filter, filters)}
          onClick={() => setFilters({ ...view.filter }, undefined, false)}
        >
          {translate(`resources.${entity.name}.views.${view.key}`)}
        </TabButton>
      ))}
      {saved.map((query, index) => {
        const current = same(query.value.filter ?? {}, filters);
        return (
          <span key={`${query.label}-${index}`}>
            <TabButton current={current} onClick={() => open(query)}>
              {query.label}
            </TabButton>
            {current && (
              <IconButton
                aria-label={translate('list.remove_view', { name: query.label })}
                onClick={() => setSaved(saved.filter((_, at) => at !== index))}
              >
                ×
              </IconButton>
            )}
          </span>
        );
      })}
      {!known &&
        (naming ? (
          <NameForm onSave={save} onCancel={() => setNaming(false)} />
        ) : (
          <Button variant="text" size="small" onClick={() => setNaming(true)}>
            {translate('list.save_view')}
          </Button>
        ))}
    </Tabs>
  );
}

function NameForm({ onSave, onCancel }: { onSave: (name: string) => void; onCancel: () => void }) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <Actions as="form" onSubmit={submit}>
      <Input
        className={filterStyles.filter}
        data-part="filter"
        aria-label={translate('list.view_name')}
        placeholder={translate('list.view_name')}
        value={name}
        maxLength={40}
        autoFocus
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.code === 'Escape' && onCancel()}
      />
      <Button type="submit" variant="text" size="small" disabled={!name.trim()}>
        {translate('action.save')}
      </Button>
    </Actions>
  );
}
