import { expect, test } from 'vitest';
import { locales } from '../../../../src/i18n/locale';
import { words } from '../../../../src/resources/users/rights/words';

test.each(locales)('no two permissions have the same name: %s', (locale) => {
  const names = Object.values(words.rights).map((name) => name[locale]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
