import { expect, test } from 'vitest';
import { locales } from '../../../../src/i18n/locale';
import type { Words } from '../../../../src/i18n/words';

const rooms: Readonly<Record<string, Words>> = import.meta.glob(
  '../../../../src/resources/**/words.ts',
  { eager: true, import: 'words' },
);

test.each(locales)('no two permissions have the same name: %s', (locale) => {
  const names = Object.values(rooms).flatMap(({ rights = {} }) =>
    Object.values(rights).map((name) => name[locale]),
  );
  expect(names).toHaveLength(140);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
