import { expect, test } from 'vitest';
import { labels as en } from '../../../../src/resources/users/rights/labels.en';
import { labels as mn } from '../../../../src/resources/users/rights/labels.mn';
import { labels as ru } from '../../../../src/resources/users/rights/labels.ru';

const languages = { mn, en, ru };

test.each(Object.entries(languages))(
  'no two permissions have the same name: %s',
  (_, { rights }) => {
    const names = Object.values(rights);
    expect(names).toHaveLength(140);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);
