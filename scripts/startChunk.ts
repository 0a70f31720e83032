import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** What every start of the console loads: the entry, the frame, and the list page that most starts end on. */
const roots = [
  'main.tsx',
  'Root.tsx',
  'framework/resourceProps.tsx',
  'framework/list/EntityListPage.tsx',
  'fields/views.ts',
].map(path);

/** Packages whose modules are reached through an index of everything: they have a chunk of their own. */
const INDEXED =
  /node_modules[\\/](react-admin|ra-[\w-]+|react-hook-form|@tanstack[\\/][\w-]+|@hookform[\\/]resolvers|lodash|yup|date-fns)[\\/]/;

/**
 * Finds the modules that the start needs, so that they become one chunk: left alone, the bundler makes a chunk of
 * its own for every module that two pages share, and a start of eighty requests waits more than it loads.
 */
export function startChunk(): Plugin & { contains: (id: string) => boolean } {
  const start = new Set<string>();
  return {
    name: 'urtuu-start-chunk',
    apply: 'build',
    buildEnd() {
      const open = [...roots];
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (start.has(id) || INDEXED.test(id)) continue;
        start.add(id);
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    contains: (id) => start.has(id),
  };
}
