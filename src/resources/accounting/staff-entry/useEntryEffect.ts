import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { StaffEntryKind } from '../../../domain/enums/accounting';
import { ENTRY_KINDS, type EntryField } from '../../../domain/ledger/entryKinds';
import { isBlank } from '../../../entity/Field';
import { useSettled } from '../../../fields/shared/useSettled';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import type { MessageKey } from '../../../i18n/Catalogue';
import { type EntryEffect, previewEntry } from './api';

/** The fields of a kind that its preview is asked with; a document is not looked at. */
const askedFor = (kind: StaffEntryKind): EntryField[] =>
  ENTRY_KINDS[kind].asks.filter((field) => field !== 'document');

/**
 * What the form around would book, asked again when its values have settled. Limits are known from the first field on;
 * while the next answer is under way the last one stays.
 */
export function useEntryEffect(kind: StaffEntryKind): QueryResult<EntryEffect> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const fields = askedFor(kind);
  const held: unknown[] = useWatch({ name: fields });
  const typed = useSettled(JSON.stringify(held.map((value) => (isBlank(value) ? null : value))));
  return useQuery({
    queryKey: ['accounting/entries', 'preview', kind, typed],
    queryFn: ({ signal }) => {
      const values = JSON.parse(typed) as unknown[];
      const named = Object.fromEntries(fields.map((field, place) => [field, values[place]]));
      return dataProvider.call(previewEntry, { body: { kind, ...named }, signal });
    },
    enabled: !isBlank(held[0]),
    placeholderData: keepPreviousData,
    retry: false,
  }) as QueryResult<EntryEffect>;
}

/** Why an entry cannot be booked as it is filled in, by its effect; undefined when it can, or is not known yet. */
export function blockOf(effect: EntryEffect | undefined): MessageKey | undefined {
  if (!effect) return undefined;
  const isBroken = effect.limits.some(({ holds }) => !holds) || effect.refusal !== null;
  return isBroken ? 'staffEntry.blocked' : undefined;
}
