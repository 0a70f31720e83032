import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useGetMany, type RaRecord } from 'ra-core';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type HTMLAttributes,
  type Key,
  type Ref,
} from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { allows } from '../../auth/access';
import { useGranted } from '../../auth/useGranted';
import { ON_ITS_WAY } from '../../dataProviders/useUserName';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import type { RecordId } from './schema';
import { findManifest } from '../../entity/manifests';
import { represent } from '../../entity/represent';
import { askersOf } from '../../entity/rights';
import { useSettled } from '../shared/useSettled';
import { SuggestionBox } from '../shared/SuggestionBox';
import { Stack } from '../../ui/Stack/Stack';
import { Sub } from '../../ui/Text/Text';
import { IdentifyingFacts } from './IdentifyingFacts';
import { useIdentifyingFields } from './useIdentifyingFields';

interface Props {
  resource: ResourceName;
  filter?: Readonly<Record<string, unknown>>;
  /** The same, by the values of other fields: what is chosen goes when it fits no longer. */
  narrowing?: Readonly<Record<string, unknown>>;
  ids: readonly RecordId[];
  onChange: (ids: RecordId[]) => void;
  multiple: boolean;
  label: string;
  id?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  error?: string;
  /** Shown below the field instead of what is chosen. */
  hint?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Said where nothing was typed and there is nothing to choose. */
  none?: MessageKey;
  /** Filters have no line for errors under them. */
  bare?: boolean;
}

interface Choice {
  id: RecordId;
  name: string;
  /** None until it is fetched. */
  record?: Readonly<Record<string, unknown>>;
}

/** Suggestions that are asked for at once. */
const SUGGESTIONS = 20;

/** Names that were fetched are good for this long, ms. */
const FRESH_MS = 30_000;

/**
 * Records of another entity, found by typing, each with what tells it from others of its name. The gateway searches
 * (`q`), also after a choice; a failure, and a right that is missing, is named and not shown as "nothing found"
 * (docs/domain/calls.md 2.5). What was found stays until the next answer: a list that empties with every key cannot be
 * aimed at.
 */
export function ReferenceSearch({
  resource,
  filter,
  narrowing,
  ids,
  onChange,
  multiple,
  label,
  ...props
}: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim());
  const asked = { ...filter, ...narrowing };
  const manifest = findManifest(resource);
  const isClosed = !allows(useGranted(), manifest ? askersOf(manifest, 'id' in asked) : []);
  const held = useGetMany(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0, staleTime: FRESH_MS },
  );
  const found = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: SUGGESTIONS },
      filter: { ...asked, ...(words && { q: words }) },
    },
    {
      enabled: open && !isClosed,
      staleTime: FRESH_MS,
      retry: false,
      placeholderData: keepPreviousData,
    },
  );
  const identifying = useIdentifyingFields(resource, open || ids.length > 0);
  const choiceOf = useCallback(
    (record: RaRecord): Choice => ({ id: record.id, name: represent(resource, record), record }),
    [resource],
  );
  const key = ids.join();
  // The same objects with every key: a new one makes MUI put the chosen name back into the box, over what is typed.
  const chosen = useMemo(
    () =>
      ids.map((id): Choice => {
        const record = held.data?.find((one) => one && String(one.id) === String(id));
        return record ? choiceOf(record) : { id, name: held.isPending ? ON_ITS_WAY : String(id) };
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ids themselves, not the list that holds them
    [choiceOf, held.data, held.isPending, key],
  );
  const dropUnfit = useEffectEvent(() => {
    const fit = chosen.filter(({ record }) => !record || fits(record, narrowing));
    if (fit.length < chosen.length) onChange(fit.map(({ id }) => id));
  });
  useEffect(() => dropUnfit(), [held.data, narrowing]);
  const only = multiple ? undefined : chosen[0]?.record;
  const below =
    props.hint ??
    (only && <IdentifyingFacts resource={resource} fields={identifying} record={only} />);
  const emptyText = (): MessageKey => {
    if (isClosed) return 'error.forbidden';
    if (found.error) return 'error.fetch_failed';
    return (words ? undefined : props.none) ?? 'common.no_results';
  };
  const shared = {
    id: props.id,
    onOpenChange: setOpen,
    onType: setTyped,
    options: (found.data ?? []).map(choiceOf),
    loading: found.isFetching,
    isBehind: typed.trim() !== words || found.isPending || found.isPlaceholderData,
    disabled: props.disabled,
    onBlur: props.onBlur,
    getOptionLabel: ({ name }: Choice) => name,
    getOptionKey: ({ id }: Choice) => String(id),
    isOptionEqualToValue: (one: Choice, other: Choice) => String(one.id) === String(other.id),
    filterOptions: (all: Choice[]) => all,
    renderOption: (
      { key, ...item }: HTMLAttributes<HTMLLIElement> & { key: Key },
      { name, record }: Choice,
    ) => (
      <li {...item} key={key}>
        <Stack as="span" gap={0}>
          {name}
          {record && (
            <Sub>
              <IdentifyingFacts resource={resource} fields={identifying} record={record} />
            </Sub>
          )}
        </Stack>
      </li>
    ),
    noneText: translate(emptyText()),
    field: {
      name: props.name,
      label,
      required: props.required,
      autoFocus: props.autoFocus,
      error: Boolean(props.error),
      helperText: props.error ?? (props.bare ? undefined : (below ?? ' ')),
      inputRef: props.inputRef,
      placeholder: chosen.length === 0 ? translate('common.search_placeholder') : undefined,
    },
  };
  return multiple ? (
    <SuggestionBox
      {...shared}
      multiple
      value={chosen}
      onChange={(_event, next) => onChange(next.map(({ id }) => id))}
    />
  ) : (
    <SuggestionBox
      {...shared}
      value={chosen[0] ?? null}
      onChange={(_event, next) => onChange(next ? [next.id] : [])}
    />
  );
}

/** True for a record that has what the choice is narrowed to. */
const fits = (record: Readonly<Record<string, unknown>>, narrowing: Props['narrowing'] = {}) =>
  Object.entries(narrowing).every(
    ([name, wanted]) => !(name in record) || String(record[name]) === String(wanted),
  );
