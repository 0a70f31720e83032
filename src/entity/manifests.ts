import { manifests } from 'virtual:manifest';
import type { Right } from '../domain/enums/permissions';
import type { ResourceName } from '../i18n/Catalogue';
import type { Access } from './entity';
import type { LoadableManifest } from './manifest';
import { exportersOf, seersOf } from './rights';

const byName = new Map<string, LoadableManifest>(
  manifests.map((manifest) => [manifest.name, manifest]),
);

/** The manifest of a name that may be no resource's: of react-admin's contexts, or of an answer. */
export const findManifest = (name: string): LoadableManifest | undefined => byName.get(name);

/** The manifest of a resource; undefined for one that has labels, but no screens yet. */
export const manifestFor = (resource: ResourceName): LoadableManifest | undefined =>
  findManifest(resource);

/** The resource whose records a resource shows: itself, unless it is a list of another's. */
export const ownerOf = (resource: ResourceName): ResourceName =>
  manifestFor(resource)?.of ?? resource;

/** One permission or several, as a list; nothing = an empty list, which allows nobody. */
export const listed = (access: Access | undefined): readonly Right[] =>
  access ? [access].flat() : [];

/**
 * What react-admin's `canAccess({ action, resource })` needs: permissions of which one is enough. The right is
 * looked up in the declaration, never made by splitting a name. Unknown = nobody.
 */
export function accessOf(resource: string, action: string): readonly Right[] {
  const manifest = byName.get(resource);
  if (!manifest) return [];
  const { access, actions } = manifest;
  if (action === 'read') return seersOf(manifest);
  if (action === 'export') return exportersOf(manifest);
  if (Object.hasOwn(access, action)) return listed(access[action as keyof typeof access]);
  return Object.hasOwn(actions, action) ? listed(actions[action]) : [];
}
