import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptLine } from '../../mocks/engine/kept';
import { keepIn as openFolder } from '../../mocks/host/keepFolder';
import { seededRandom } from '../../mocks/engine/samples/random';

const folders: string[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'urtuu-keep-'));
  folders.push(folder);
});
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));

/** As a server that ends when the next one begins. */
let end = () => {};
const endServer = () => {
  end();
  end = () => {};
};
afterEach(endServer);
function keepIn(where: string, version: string) {
  endServer();
  const opened = openFolder(where, version);
  end = opened.close;
  return opened;
}

const clock = (offset: number): KeptLine => ({ kind: 'clock', offset });
const file = () => join(folder, 'world.jsonl');

describe('a folder that keeps a world', () => {
  it('gives back what was taken down, in its order, and is for its owner alone', () => {
    const { lived, keep } = keepIn(folder, '1.0.0');
    expect(lived).toEqual([]);
    for (const offset of [1, 2, 3]) keep(clock(offset));
    expect(keepIn(folder, '1.0.0').lived).toEqual([clock(1), clock(2), clock(3)]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('drops a torn last line, says so, and goes on behind what is whole', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    keepIn(folder, '1.0.0').keep(clock(1));
    appendFileSync(file(), '{"kind":"clock","off');
    const { lived, keep } = keepIn(folder, '1.0.0');
    expect(lived).toEqual([clock(1)]);
    expect(warned.mock.calls).toEqual([
      [`The last line of ${file()} was torn and is dropped: nobody was answered for it.`],
    ]);
    keep(clock(2));
    expect(keepIn(folder, '1.0.0').lived).toEqual([clock(1), clock(2)]);
    warned.mockRestore();
  });

  it('begins anew with a fresh sample', () => {
    const { keep } = keepIn(folder, '1.0.0');
    const begun: KeptLine = { kind: 'begun', at: 5, offset: 0, customers: 12 };
    keep(clock(1));
    keep(begun);
    expect(keepIn(folder, '1.0.0').lived).toEqual([begun]);
  });

  it('is refused in words: another version, a line that cannot be read, another server', () => {
    keepIn(folder, '1.0.0').keep(clock(1));
    expect(() => keepIn(folder, '1.1.0')).toThrow(
      `The world in ${folder} was lived by version 1.0.0; this is 1.1.0.`,
    );
    appendFileSync(file(), 'rubbish\n');
    expect(() => keepIn(folder, '1.0.0')).toThrow(`Line 3 of ${file()} cannot be read.`);
    writeFileSync(join(folder, 'server.pid'), '1');
    expect(() => keepIn(folder, '1.0.0')).toThrow(
      `Another server (process 1) keeps its world in ${folder}.`,
    );
  });
});

/** Lives on from where it was, and says each number when it is answered. */
const CHILD = `
import { keepIn } from './keepFolder.mjs';
process.stdout.write('begins\\n');
const { lived, keep } = keepIn(process.argv[2], '1.0.0');
const numbers = lived.map(({ offset }) => offset);
if (numbers.some((number, place) => number !== place)) process.exit(3);
for (let number = numbers.length; ; number += 1) {
  keep({ kind: 'clock', offset: number });
  process.stdout.write(number + '\\n');
}
`;

const KILLS = 200;
/** So long a server lives at most once it begins, ms. */
const LONGEST_LIFE = 40;

it('loses nothing that was answered and doubles nothing, killed two hundred times at any moment', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: resolve('mocks/host/keepFolder.ts'),
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  writeFileSync(join(folder, 'keepFolder.mjs'), output[0].code);
  writeFileSync(join(folder, 'child.mjs'), CHILD);
  const world = join(folder, 'world');
  const random = seededRandom(39);
  let answered = -1;
  let lives = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(process.execPath, [join(folder, 'child.mjs'), world]);
    let said = '';
    const killLater = () => setTimeout(() => child.kill('SIGKILL'), random() * LONGEST_LIFE);
    // Every fourth is killed before anybody knows how far it is.
    if (kill % 4 === 0) killLater();
    else child.stdout.once('data', killLater);
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    const ended = new Promise<number | null>((end) => child.once('close', end));
    // It ends by itself only where what was kept is not what was lived.
    expect(await ended).toBeNull();
    const last = said.slice(0, said.lastIndexOf('\n')).split('\n').slice(1).at(-1);
    if (last) {
      expect(Number(last)).toBeGreaterThan(answered);
      answered = Number(last);
      lives += 1;
    }
  }
  const numbers = readFileSync(join(world, 'world.jsonl'), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.endsWith('}'))
    .map((line) => (JSON.parse(line) as { offset: number }).offset);
  expect(numbers.slice(0, answered + 1)).toEqual(Array.from({ length: answered + 1 }, (_, n) => n));
  expect(lives).toBeGreaterThan(20);
});
