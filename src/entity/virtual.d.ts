declare module 'virtual:manifest' {
  export const manifests: readonly import('./manifest').LoadableManifest[];
}

/** What waits in the lists of the entities, by their names. */
declare module 'virtual:waiting' {
  export const waiting: Readonly<Record<string, import('./collectManifests').WaitingList>>;
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

/** All permissions that the rooms declare beside their words. */
declare module 'virtual:rights' {
  export const permissions: readonly import('../domain/enums/permissions').Permission[];
}
