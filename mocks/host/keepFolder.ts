import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Keep, KeptLine } from '../engine/kept';

/** What cannot be lived again, in words for whoever starts the server. */
export class KeptElsewhere extends Error {
  override name = 'KeptElsewhere';
}

/** The first line of a file: by which version of the embedded servers it was written. */
interface Head {
  urtuu: string;
}

/** Lines that come about by looking: they are on disk before the next answer, and lost with it nothing is missing. */
const BY_LOOKING: ReadonlySet<string> = new Set(['made', 'passed']);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** One server at a time: two would write two lives into one file. @returns ends it */
function lock(folder: string): () => void {
  const path = join(folder, 'server.pid');
  const other = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (other > 0 && other !== process.pid && isAlive(other))
    throw new KeptElsewhere(
      `Another server (process ${other}) keeps its world in ${folder}. If that process is none, delete ${path}.`,
    );
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}

/** The whole lines of a file; a last one without its end was under way when the server went, and nobody was answered for it. */
function readLines(text: string): { whole: string[]; torn: number } {
  const end = text.lastIndexOf('\n') + 1;
  const whole = text.slice(0, end).split('\n').slice(0, -1);
  return { whole, torn: Buffer.byteLength(text.slice(end)) };
}

function parsed<T>(line: string, number: number, path: string): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    throw new KeptElsewhere(
      `Line ${number} of ${path} cannot be read. What stands before it can be kept by deleting it and all that follows.`,
    );
  }
}

/** What a file says that a world has lived; undefined for one that is not begun. @throws KeptElsewhere */
function livedIn(text: string, path: string, version: string): KeptLine[] | undefined {
  const [first, ...rest] = readLines(text).whole;
  if (first === undefined) return undefined;
  const { urtuu } = parsed<Head>(first, 1, path);
  if (urtuu !== version)
    throw new KeptElsewhere(
      `The world in ${dirname(path)} was lived by version ${String(urtuu)}; this is ${version}. Start that version, or name another folder.`,
    );
  return rest.map((line, index) => parsed<KeptLine>(line, index + 2, path));
}

/**
 * Keeps what a world lives in a folder: one line for each change, on disk before anybody is answered, and gives back what it
 * has lived so far. A server that goes at any moment loses nothing that was answered.
 *
 * @param version of the embedded servers: another one may live the same otherwise
 * @throws KeptElsewhere for a folder of another version or server, and for a line that cannot be read
 */
export function keepIn(
  folder: string,
  version: string,
): { lived: KeptLine[]; keep: Keep; close: () => void } {
  // What people typed stands in it, passwords too.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lock(folder);
  const path = join(folder, 'world.jsonl');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const { torn } = readLines(text);
  let lived: KeptLine[] | undefined;
  try {
    lived = livedIn(text, path, version);
  } catch (error) {
    // Who is refused keeps nobody else from the folder.
    unlock();
    throw error;
  }
  const file = openSync(path, 'a', 0o600);
  if (torn > 0) {
    console.warn(`The last line of ${path} was torn and is dropped: nobody was answered for it.`);
    ftruncateSync(file, Buffer.byteLength(text) - torn);
  }
  const write = (line: object) => writeSync(file, `${JSON.stringify(line)}\n`);
  if (lived === undefined) write({ urtuu: version } satisfies Head);
  const close = () => {
    process.off('exit', close);
    closeSync(file);
    unlock();
  };
  process.once('exit', close);
  return {
    lived: lived ?? [],
    close,
    keep: (line) => {
      // A fresh sample: what was lived before is over.
      if (line.kind === 'begun') {
        ftruncateSync(file, 0);
        write({ urtuu: version } satisfies Head);
      }
      try {
        write(line);
        if (!BY_LOOKING.has(line.kind)) fdatasyncSync(file);
      } catch (error) {
        // What is not on disk is answered to nobody: the next start has the world as it was before.
        console.error(`${path} cannot be written: ${String(error)}`);
        process.exit(1);
      }
    },
  };
}
