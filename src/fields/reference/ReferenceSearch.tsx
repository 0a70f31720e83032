import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList, useGetMany, useTranslate } from 'ra-core';
import { useEffect, useState, type Ref } from 'react';
import { LIST } from '../../domain/settings';
import type { ResourceName } from '../../i18n/Catalogue';
import type { RecordId } from './schema';
import { represent } from '../../entity/represent';
import { autocompleteTexts } from '../shared/OptionInput';

interface Props {
  resource: ResourceName;
  filter?: Readonly<Record<string, unknown>>;
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
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Filters have no line for errors under them. */
  bare?: boolean;
}

interface Choice {
  id: RecordId;
  name: string;
}

/** Suggestions that are asked for at once. */
const SUGGESTIONS = 20;

/** Names that were fetched are good for this long, ms. */
const FRESH_MS = 30_000;

/** The words after a moment without a key. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), LIST.suggestDebounceMs);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

/**
 * Records of another entity, found by typing. The gateway searches (`q`); a failure is named and not shown as
 * "nothing found" (docs/domain/calls.md 2.5).
 */
export function ReferenceSearch({
  resource,
  filter,
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
  const held = useGetMany(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0, staleTime: FRESH_MS },
  );
  const found = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: SUGGESTIONS },
      filter: { ...filter, ...(words && { q: words }) },
    },
    { enabled: open, staleTime: FRESH_MS, retry: false },
  );
  const choiceOf = (record: { id: RecordId }): Choice => ({
    id: record.id,
    name: represent(resource, record),
  });
  const chosen = ids.map((id) => {
    const record = held.data?.find((one) => one && String(one.id) === String(id));
    return record ? choiceOf(record) : { id, name: String(id) };
  });
  const shared = {
    id: props.id,
    size: 'small' as const,
    fullWidth: true,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    options: (found.data ?? []).map(choiceOf),
    loading: found.isFetching,
    disabled: props.disabled,
    onBlur: props.onBlur,
    getOptionLabel: ({ name }: Choice) => name,
    getOptionKey: ({ id }: Choice) => String(id),
    isOptionEqualToValue: (one: Choice, other: Choice) => String(one.id) === String(other.id),
    filterOptions: (all: Choice[]) => all,
    onInputChange: (_event: unknown, next: string, reason: string) =>
      setTyped(reason === 'input' ? next : ''),
    ...autocompleteTexts(translate),
    noOptionsText: translate(found.error ? 'error.fetch_failed' : 'common.no_results'),
    renderInput: (params: object) => (
      <TextField
        {...params}
        name={props.name}
        label={label}
        required={props.required}
        autoFocus={props.autoFocus}
        error={Boolean(props.error)}
        helperText={props.error ?? (props.bare ? undefined : ' ')}
        inputRef={props.inputRef}
        placeholder={chosen.length === 0 ? translate('common.search_placeholder') : undefined}
      />
    ),
  };
  return multiple ? (
    <Autocomplete
      {...shared}
      multiple
      filterSelectedOptions
      value={chosen}
      onChange={(_event, next) => onChange(next.map(({ id }) => id))}
    />
  ) : (
    <Autocomplete
      {...shared}
      value={chosen[0] ?? null}
      onChange={(_event, next) => onChange(next ? [next.id] : [])}
    />
  );
}
