import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { CLIENT, SESSION } from '../src/domain/settings.ts';
import { askEarly, type EarlyNames } from '../src/http/askEarly.ts';
import { OPENING_KEY, SESSION_KEY } from '../src/http/early.ts';
import { LOCALE_KEY } from '../src/i18n/locale.ts';

/** The module of an entity's room (`manifestPlugin`). */
const ROOM = /^\0virtual:room\/(.+)$/;

/** The module that knows the address of every room. */
const MANIFEST = '\0virtual:manifest';

/**
 * What the list of an address needs is asked for beside the start, and not after it: its room, and the rows that this tab
 * showed there last (`askEarly`). On a slow line that is a whole way to the server each. A small script of its own in the
 * page does it, because the start would know the address too late, and a page that is served as a file cannot know it at
 * all.
 */
export function openingScript(): Plugin {
  /** Paths of lists by room. */
  let paths: Readonly<Record<string, string>> = {};
  let base = '/';
  return {
    name: 'urtuu-opening-script',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
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
          files[base + paths[room].slice(1)] = closureOf(chunk.fileName, bundle)
            .filter((file) => !html.includes(file))
            .map((file) => file.replace(/^assets\/|\.js$/g, ''));
        }
        const script = scriptFor(base, files);
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
        const fileName = `assets/opening-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: script });
        // Classic and asynchronous: it waits for nothing, and nothing waits for it.
        page.source = html.replace(
          '<title>',
          `<script async src="${base}${fileName}"></script>\n    <title>`,
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

const names: EarlyNames = {
  opening: OPENING_KEY,
  session: SESSION_KEY,
  locale: LOCALE_KEY,
  client: CLIENT,
  validity: SESSION.tokenMinValiditySeconds,
};

/** The script: asks for the rows, and for the files of the room whose path is the longest that the address begins with. */
const scriptFor = (base: string, files: Readonly<Record<string, readonly string[]>>): string =>
  `(${askEarly})(${JSON.stringify(names)});` +
  `{const f=${JSON.stringify(files)},p=location.pathname+'/';let b='';` +
  `for(const k in f)if(p.startsWith(k+'/')&&k.length>b.length)b=k;` +
  `for(const n of f[b]??[])document.head.append(Object.assign(document.createElement('link'),` +
  `{rel:'modulepreload',href:'${base}assets/'+n+'.js'}))}\n`;
