import { fileURLToPath } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** What every start of the console loads: the entry, the frame, and the list page that most starts end on. */
const roots = [
  'main.tsx',
  'Root.tsx',
  'framework/resourceProps.tsx',
  'framework/list/EntityListPage.tsx',
  'fields/views.ts',
].map(path);

const ENTRY = 'start-roots';

/**
 * Finds the modules that the start needs, so that they become few chunks: left alone, the bundler makes a chunk of its
 * own for every module that two pages share, and a start of eighty requests waits more than it loads. Found by building
 * the start alone, everything lazy left out: what a package's index names but nobody at the start uses (a form's
 * packages, say) is then not in it.
 *
 * @param plugins those that the console's modules need
 */
export function startChunk(
  plugins: () => PluginOption[],
): Plugin & { contains: (id: string) => boolean } {
  const start = new Set<string>();
  return {
    name: 'urtuu-start-chunk',
    apply: 'build',
    async buildStart() {
      start.clear();
      const found = await build({
        configFile: false,
        logLevel: 'error',
        plugins: [...plugins(), onlyStart()],
        build: {
          write: false,
          minify: false,
          target: 'es2022',
          rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
        },
      });
      const { output } = [found].flat()[0] as { output: { modules?: Record<string, unknown> }[] };
      for (const { modules = {} } of output) for (const id of Object.keys(modules)) start.add(id);
    },
    contains: (id) => start.has(id),
  };
}

/** An entry that uses all roots, and nothing that is loaded later. */
function onlyStart(): Plugin {
  return {
    name: 'urtuu-only-start',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) =>
      id === ENTRY
        ? roots.map((root, index) => `export * as root${index} from ${JSON.stringify(root)};`).join('\n')
        : undefined,
    resolveDynamicImport: () => ({ id: 'later', external: true }),
  };
}
