import { valueKey } from '../domain/enums/readEnum';
import type { ResourceName } from '../i18n/Catalogue';
import { i18nProvider } from '../i18n/i18nProvider';
import { manifestFor } from './manifests';

/** The name of a record for people: the entity's `represent` fields, values of lists in words, else its id. */
export function represent(resource: ResourceName, record: Record<string, unknown>): string {
  const { represent: fields = [], representIn } = manifestFor(resource) ?? {};
  const parts = fields.flatMap((field) => {
    const value = record[field];
    if (value === null || value === undefined || value === '') return [];
    const enumeration = representIn?.[field];
    if (!enumeration) return [value];
    return [i18nProvider.translate(valueKey(enumeration, value), { _: String(value) })];
  });
  return parts.length > 0 ? parts.join(' ') : String(record.id ?? '');
}
