import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The file from which the compiler knows the words of all rooms; it is made, and not kept in the repository. */
export const ROOMS = 'src/i18n/rooms.gen.d.ts';

/**
 * The text of that file.
 *
 * @param {readonly string[]} files paths of `words.ts` below `src`, with slashes
 */
export function roomsModule(files) {
  const sorted = [...files].sort();
  return [
    '/** The words of all rooms. Made by `node scripts/rooms.mjs`; a build, a test and `npm run type-check` make it anew. */',
    'export type Rooms =',
    ...sorted.map((file) => `  | typeof import('../${file.replace(/\.ts$/, '')}').words`),
    '  ;',
    '',
  ].join('\n');
}

/**
 * Paths of the words of all rooms, below `src`.
 *
 * @param {string} [project] the folder of the project
 */
export const wordsOfRooms = (project = root) =>
  readdirSync(join(project, 'src/resources'), { recursive: true, encoding: 'utf8' })
    .map((file) => `resources/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/words.ts'));

/** Writes the file where it does not say what there is. */
export function writeRooms() {
  const path = join(root, ROOMS);
  const text = roomsModule(wordsOfRooms());
  let there = '';
  try {
    there = readFileSync(path, 'utf8');
  } catch {
    // There is none yet.
  }
  if (text !== there) writeFileSync(path, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRooms();
