import type { RightText, Words } from '../../src/i18n/words';

const rooms: Readonly<Record<string, Words>> = import.meta.glob('../../src/resources/**/words.ts', {
  eager: true,
  import: 'words',
});

const declared: readonly (readonly [permission: string, text: RightText])[] = Object.values(
  rooms,
).flatMap(({ rights = {} }) => Object.entries(rights));

/** The permissions that the rooms give to one of the demo people, by the user name. */
export const permissionsOf = (username: string): readonly string[] =>
  declared.flatMap(([permission, { demo }]) =>
    demo.some((holder) => holder === username) ? [permission] : [],
  );
