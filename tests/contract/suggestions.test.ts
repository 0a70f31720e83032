import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The files of the console that take MUI's lists of suggestions, in either form. */
const takers = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) =>
    /['"]@mui\/material\/(use)?[aA]utocomplete\b|\b(use)?Autocomplete\b[^;]*from '@mui\/material'/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  .sort();

it('a list of suggestions has one home, which says what its keys do (docs/domain/input.md 1.5)', () => {
  expect(takers).toEqual([
    'src/fields/shared/SuggestionBox.tsx',
    // No field of a form: a list that is always open.
    'src/resources/desk/palette/Palette.tsx',
  ]);
});
