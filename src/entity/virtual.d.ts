declare module 'virtual:manifest' {
  import type { LoadableManifest } from './manifest';
  export const manifests: readonly LoadableManifest[];
}

/** What waits in the lists of the entities, by their names. */
declare module 'virtual:waiting' {
  import type { WaitingList } from './collectManifests';
  export const waiting: Readonly<Record<string, WaitingList>>;
}

/** Names of the entities in one language as messages: `{ news: { name: 'one |||| many' } }`. */
declare module 'virtual:names/*' {
  export const names: object;
}

/** Loaders of the texts of an area, by language and area. */
declare module 'virtual:texts' {
  export const areas: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ labels: readonly object[] }>>>>
  >;
}
