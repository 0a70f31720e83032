import { manifests } from 'virtual:manifest';
import type { Right } from '../domain/enums/permissions';
import type { Access } from './entity';
import type { LoadableManifest } from './manifest';

const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));

/** The manifest of a resource; undefined for an unknown name. */
export const manifestFor = (resource: string): LoadableManifest | undefined => byName.get(resource);

/** The resource whose records a resource shows: itself, unless it is a list of another's. */
export const ownerOf = (resource: string): string => manifestFor(resource)?.of ?? resource;

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
  const { access, acts } = manifest;
  if (action === 'read') return listed(access.show ?? access.list);
  if (action === 'export') return listed(access.export ?? access.list);
  if (Object.hasOwn(access, action)) return listed(access[action as keyof typeof access]);
  return Object.hasOwn(acts, action) ? listed(acts[action]) : [];
}
