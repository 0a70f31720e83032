import { useTranslate } from 'ra-core';
import { use, useMemo } from 'react';
import { get, useWatch } from 'react-hook-form';
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
  const { field, label, autoFocus } = props;
  const { value, change, blur, id, name, required, disabled, error, inputRef } =
    useKindInput(props);
  const { resource, filter, filterBy, idsFrom } = optionsOf<ReferenceOptions>(field);
  const allowed = useIdsOfSubject(idsFrom);
  const { several = false } = field.kind;
  const ids = [value].flat().filter((one) => !isBlank(one)) as RecordId[];
  const { narrowing, hint } = useNarrowing(props.resource as ResourceName, filterBy);
  return (
    <ReferenceSearch
      {...{ id, name, required, error, hint, inputRef, resource, label, autoFocus }}
      filter={allowed ? { ...filter, id: allowed } : filter}
      narrowing={narrowing}
      disabled={disabled || hint !== undefined}
      multiple={several}
      ids={ids}
      onChange={(chosen) => change(several ? chosen : (chosen[0] ?? null))}
      onBlur={blur}
    />
  );
}

/** The ids that the record of the form offers; undefined where it says nothing of it. */
function useIdsOfSubject(path: string | undefined): readonly RecordId[] | undefined {
  const subject = use(SubjectContext);
  const ids: unknown = path && get(subject, path);
  return Array.isArray(ids) ? ids.filter(isRecordId) : undefined;
}

const NOTHING = {};

/** What the other fields of the form narrow the choice to; the hint names those that have to be filled in first. */
function useNarrowing(
  resource: ResourceName,
  filterBy: Readonly<Record<string, string>> = NOTHING,
) {
  const translate = useTranslate();
  const sources = Object.values(filterBy);
  const held: unknown[] = useWatch({ name: sources });
  const narrowing = useMemo(
    () => Object.fromEntries(Object.keys(filterBy).map((key, index) => [key, held[index]])),
    [filterBy, held],
  );
  const missing = sources.filter((_, index) => isBlank(held[index]));
  const names = missing.map((source) => translate(fieldLabelKey(resource, source))).join(', ');
  return {
    narrowing,
    hint: names === '' ? undefined : translate('kinds.reference.first', { fields: names }),
  };
}
