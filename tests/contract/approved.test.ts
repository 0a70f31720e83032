import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '../../scripts/endpoints';
import { gatewaysDoc } from '../../scripts/gatewaysDoc';
import { declared } from './support/entities';
import { pictures } from './support/picture';

const FOLDER = 'tests/contract/approved';

const gatewaysPage = gatewaysDoc(
  declared.map(({ entity }) => entity),
  endpoints,
);

/** Files that say what is declared, in words; from this folder. */
const files: readonly (readonly [file: string, text: string])[] = [
  ...[...pictures].map(([name, text]) => [`approved/${name}`, text] as const),
  ['../../docs/gateways.md', gatewaysPage],
];

it.each(files)('%s: read the difference, then `npm run approve`', async (file, text) => {
  await expect(text).toMatchFileSnapshot(file);
});

it('has no picture of an area that is gone: delete the file', () => {
  expect(readdirSync(FOLDER).filter((file) => !pictures.has(file))).toEqual([]);
});
