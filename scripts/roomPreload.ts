import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The module of an entity's room (`manifestPlugin`). */
const ROOM = /^\0virtual:room\/(.+)$/;

/** The module that knows the address of every room. */
const MANIFEST = '\0virtual:manifest';

/**
 * The room of the list that an address opens is asked for beside the start, and not after it: on a slow line that is a
 * whole way to the server. A small script of its own in the page does it, because the start would know the address too
 * late, and a page that is served as a file cannot know it at all.
 */
export function roomPreload(): Plugin {
  /** Paths of lists by room. */
  let paths: Readonly<Record<string, string>> = {};
  return {
    name: 'urtuu-room-preload',
    apply: 'build',
    transform(code, id) {
      if (id !== MANIFEST) return;
      const rooms = code.matchAll(/"paths":\{"list":"([^"]+)".*import\("virtual:room\/([^"]+)"\)/g);
      paths = Object.fromEntries([...rooms].map(([, path, room]) => [room, path]));
    },
    generateBundle: {
      // Vite adds the page as the last file.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const files: Record<string, string[]> = {};
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const room = chunk.moduleIds.flatMap((id) => ROOM.exec(id)?.[1] ?? [])[0];
          if (!room || !(room in paths)) continue;
          files[paths[room]] = closureOf(chunk.fileName, bundle)
            .filter((file) => !html.includes(file))
            .map((file) => file.replace(/^assets\/|\.js$/g, ''));
        }
        const script = scriptFor(files);
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
        const fileName = `assets/rooms-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: script });
        // Classic and asynchronous: it waits for nothing, and nothing waits for it.
        page.source = html.replace(
          '<title>',
          `<script async src="/${fileName}"></script>\n    <title>`,
        );
      },
    },
  };
}

/** A chunk with all that it imports. */
function closureOf(fileName: string, bundle: Rolldown.OutputBundle): string[] {
  const reached = new Set<string>();
  const open = [fileName];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name];
    if (reached.has(name) || chunk?.type !== 'chunk') continue;
    reached.add(name);
    open.push(...chunk.imports);
  }
  return [...reached];
}

/** The script: the longest path that the address begins with says which files to ask for. */
const scriptFor = (files: Readonly<Record<string, readonly string[]>>): string =>
  `{const f=${JSON.stringify(files)},p=location.pathname+'/';let b='';` +
  `for(const k in f)if(p.startsWith(k+'/')&&k.length>b.length)b=k;` +
  `for(const n of f[b]??[])document.head.append(Object.assign(document.createElement('link'),` +
  `{rel:'modulepreload',href:'/assets/'+n+'.js'}))}\n`;
