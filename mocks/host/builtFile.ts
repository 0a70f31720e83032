import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a file of the build is, by how its name ends; anything else is bytes without a name. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export const OTHER_TYPE = 'application/octet-stream';

/** What is never answered, though it may lie in the folder: hidden files and source maps. */
export const HIDDEN = /(?:^|\/)\.|\.map$/;

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const GZIP = { level: 9 };
/** Below this many bytes a compressed answer saves no packet. */
const SMALLEST = 860;

/** One file of the build with its compressed forms. */
export interface BuiltFile {
  type: string;
  etag: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

interface Entry {
  stamp: string;
  file: Promise<BuiltFile>;
}

const readBuilt = async (path: string): Promise<BuiltFile> => built(path, await readFile(path));

/** The compressed forms of a file; none where they would save nothing. */
export async function squeezed(
  path: string,
  identity: Buffer,
): Promise<{ br?: Buffer; gzip?: Buffer }> {
  if (!compressible.has(extname(path)) || identity.length < SMALLEST) return {};
  return { br: await brotli(identity, BROTLI), gzip: await deflate(identity, GZIP) };
}

async function built(path: string, identity: Buffer): Promise<BuiltFile> {
  const extension = extname(path);
  return {
    type: FILE_TYPES[extension] ?? OTHER_TYPE,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    identity,
    ...(await squeezed(path, identity)),
  };
}

/**
 * Reads files below a folder, compressed once and kept in memory until they change on disk. Gives `undefined`
 * for what is no file, and for source maps and hidden files.
 * @param instead texts that are served in place of files, by their paths
 */
export function createBuiltFiles(folder: string, instead: Readonly<Record<string, string>> = {}) {
  const entries = new Map<string, Entry>();
  return async (path: string): Promise<BuiltFile | undefined> => {
    if (HIDDEN.test(path) || /\0|\\/.test(path)) return undefined;
    const text = Object.hasOwn(instead, path) ? instead[path] : undefined;
    if (text !== undefined) return built(path, Buffer.from(text));
    const location = join(folder, path);
    const found = await stat(location).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.mtimeMs} ${found.size}`;
    const known = entries.get(location);
    if (known?.stamp === stamp) return known.file;
    const file = readBuilt(location);
    entries.set(location, { stamp, file });
    return file;
  };
}

export type BuiltFiles = ReturnType<typeof createBuiltFiles>;
