import type { ResourceName } from '../i18n/Catalogue';
import { manifestFor } from './manifests';

/** The name of a record for people: the entity's `represent` fields, else its id. */
export function represent(resource: ResourceName, record: Record<string, unknown>): string {
  const parts = (manifestFor(resource)?.represent ?? [])
    .map((field) => record[field])
    .filter((value) => value !== null && value !== undefined && value !== '');
  return parts.length > 0 ? parts.join(' ') : String(record.id ?? '');
}
