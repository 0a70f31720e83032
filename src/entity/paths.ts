import { generatePath } from 'react-router-dom';
import type { ResourceName } from '../i18n/Catalogue';
import { manifestFor, ownerOf } from './manifests';

type RecordPath = 'show' | 'edit';

/** Address of a record's page, or undefined when the entity has none. The one place that builds addresses. */
export function recordPath(
  resource: ResourceName,
  kind: RecordPath,
  id: string | number,
): string | undefined {
  const manifest = manifestFor(ownerOf(resource));
  const pattern = manifest?.paths[kind];
  if (!pattern) return undefined;
  const parameter = pattern.split('/').find((part) => part.startsWith(':')) ?? ':id';
  return generatePath(pattern, { [parameter.slice(1)]: String(id) });
}

/** Address of an entity's list or create page, or undefined when it has none. */
export const collectionPath = (
  resource: ResourceName,
  kind: 'list' | 'create',
): string | undefined => manifestFor(resource)?.paths[kind];
