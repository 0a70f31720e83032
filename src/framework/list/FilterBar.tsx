import { useListContext } from 'ra-core';
import { Suspense, use, useId, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { TEXT } from '../../domain/settings';
import type { AnyEntity } from '../../entity/entity';
import { optionsOf, type Field } from '../../entity/Field';
import { accessOf } from '../../entity/manifests';
import type { ReferenceOptions } from '../../fields/reference/schema';
import { useTyped } from '../../fields/shared/useTyped';
import { kindViews } from '../../fields/views';
import { Menu } from '../../ui/Menu/Menu';
import { useFieldLabel } from '../useLabels';
import { useMay } from '../useMay';
import { useNarrow } from '../useNarrow';
import { ListFilterContext } from './permanentFilter';
import { useListFilters } from './useListFilters';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { FieldLabel, Input } from '../../ui/Input/Input';
import filterStyles from './FilterBar.module.css';
import { Problem } from '../../ui/Text/Text';

/** Filters that are open by default; none in a narrow window, where rows come first. */
const ALWAYS_SHOWN = 2;

/**
 * Search field, the first filters, and a menu of the others; none for what the page around the list fixes, or by records
 * of which the person may see no list to choose from. Every change applies by itself.
 */
export function FilterBar({ entity, searching }: { entity: AnyEntity; searching?: boolean }) {
  const { values, change, opened, open } = useListFilters(entity);
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const [asked, setAsked] = useState<string>();

  const narrow = useNarrow();
  const within = use(ListFilterContext) ?? {};
  const may = useMay();
  const filters = (entity.list.filters ?? []).filter(
    (key) =>
      !Object.hasOwn(within, key) &&
      (Object.hasOwn(filterValues, key) || isChoosable(entity.fields[key], may)),
  );
  const shown = filters.filter(
    (key, index) =>
      (!narrow && index < ALWAYS_SHOWN) || opened.includes(key) || Object.hasOwn(filterValues, key),
  );
  const hidden = filters.filter((key) => !shown.includes(key));

  return (
    <search className={filterStyles.filters} data-no-print>
      {entity.list.search && (
        <TextFilter
          label={translate('list.search')}
          value={values.q}
          onChange={(value) => change('q', value)}
          type="search"
          autoFocus={searching}
        />
      )}
      {shown.map((key) => {
        const field = entity.fields[key];
        const { Filter } = kindViews[field.kind.name];
        const props = {
          label: label(key),
          value: values[key],
          onChange: (value: unknown) => change(key, value),
          autoFocus: key === asked,
        };
        return (
          <div
            key={key}
            className={filterStyles.filter}
            data-part="filter"
            data-mode={field.kind.filter}
          >
            <Suspense fallback={<Skeleton />}>
              {Filter ? (
                <Filter field={field} resource={entity.name} {...props} />
              ) : (
                <TextFilter {...props} />
              )}
            </Suspense>
          </div>
        );
      })}
      {hidden.length > 0 && (
        <Menu
          framed
          label={translate('list.add_filter')}
          items={hidden.map((key) => ({
            key,
            label: label(key),
            onSelect: () => {
              open(key);
              setAsked(key);
            },
          }))}
        >
          {translate('list.add_filter')}
        </Menu>
      )}
    </search>
  );
}

/** False for records of another entity whose list the person may not see. */
const isChoosable = (field: Field, may: ReturnType<typeof useMay>): boolean =>
  field.kind.refersTo !== 'record' ||
  may(accessOf(optionsOf<ReferenceOptions>(field).resource, 'list'));

const isLong = (text: string): boolean => [...text.trim()].length > TEXT.searchMax;

interface TextFilterProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  autoFocus?: boolean;
  type?: 'text' | 'search';
}

/** A typed filter: applied a moment after the last key, or at once with Enter; a too long text is marked instead. */
function TextFilter({ label, value, onChange, autoFocus, type = 'text' }: TextFilterProps) {
  const id = useId();
  const translate = useTranslate();
  const applied = typeof value === 'string' ? value : '';
  const { typed, setTyped, apply } = useTyped(applied, (text) => {
    if (!isLong(text)) onChange(text.trim());
  });
  const problem = isLong(typed);

  return (
    <div className={filterStyles.filter} data-part="filter">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input
        id={id}
        type={type}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        aria-invalid={problem || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.code === 'Enter' && apply()}
      />
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          {translate('validation.max_length', { length: TEXT.searchMax })}
        </Problem>
      )}
    </div>
  );
}
