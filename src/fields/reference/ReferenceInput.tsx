import { use, useMemo } from 'react';
import { get, useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { isBlank, optionsOf } from '../../entity/Field';
import type { ResourceName } from '../../i18n/Catalogue';
import { fieldLabelKey } from '../../i18n/i18nProvider';
import type { KindInputProps } from '../KindView';
import { useKindInput } from '../shared/useKindInput';
import { ReferenceSearch } from './ReferenceSearch';
import { isRecordId, type RecordId, type ReferenceOptions } from './schema';
import { SubjectContext } from './SubjectContext';

/** One record of another entity, or several. */
export function ReferenceInput(props: KindInputProps) {
  const { field, label } = props;
  const { value, change, blur, id, name, required, disabled, error, inputRef } =
    useKindInput(props);
  const { resource, filter, filterBy = NOTHING, none } = optionsOf<ReferenceOptions>(field);
  const { several = false } = field.kind;
  const ids = [value].flat().filter((one) => !isBlank(one)) as RecordId[];
  const allowed = useListsOfSubject(filterBy);
  const { narrowing, hint } = useNarrowing(props.resource as ResourceName, filterBy);
  return (
    <ReferenceSearch
      {...{ id, name, required, error, hint, inputRef, resource, label, none }}
      filter={allowed ? { ...filter, ...allowed } : filter}
      narrowing={narrowing}
      disabled={disabled || hint !== undefined}
      multiple={several}
      ids={ids}
      onChange={(chosen) => change(several ? chosen : (chosen[0] ?? null))}
      onBlur={blur}
    />
  );
}

type Sources = Readonly<Record<string, string>>;

const NOTHING: Sources = {};

/** A path leads into the record that the form is about; a plain name is a field of the form. */
const isPath = (source: string): boolean => source.includes('.');

/** What lists in the record of the form offer; undefined where it has none. */
function useListsOfSubject(filterBy: Sources): Record<string, readonly RecordId[]> | undefined {
  const subject = use(SubjectContext);
  const lists = Object.entries(filterBy).flatMap(([key, source]): [string, RecordId[]][] => {
    const ids: unknown = isPath(source) && get(subject, source);
    return Array.isArray(ids) ? [[key, ids.filter(isRecordId)]] : [];
  });
  return lists.length > 0 ? Object.fromEntries(lists) : undefined;
}

/** What the other fields of the form narrow the choice to; the hint names those that have to be filled in first. */
function useNarrowing(resource: ResourceName, filterBy: Sources) {
  const translate = useTranslate();
  const fields = useMemo(
    () => Object.entries(filterBy).filter(([, source]) => !isPath(source)),
    [filterBy],
  );
  const sources = fields.map(([, source]) => source);
  const held: unknown[] = useWatch({ name: sources });
  const narrowing = useMemo(
    () => Object.fromEntries(fields.map(([key], index) => [key, held[index]])),
    [fields, held],
  );
  const missing = sources.filter((_, index) => isBlank(held[index]));
  const names = missing.map((source) => translate(fieldLabelKey(resource, source))).join(', ');
  return {
    narrowing,
    hint: names === '' ? undefined : translate('kinds.reference.first', { fields: names }),
  };
}
