import { fileURLToPath } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';

const inSource = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/**
 * What every start of the console loads: the entry, the frame with its icons, and the list page with its filters, on
 * which most starts end. What is lazy among them comes right after: apart, it would cost a request each.
 */
const START = [
  'main.tsx',
  'Root.tsx',
  'framework/resourceProps.tsx',
  'framework/list/EntityListPage.tsx',
  'layout/sidebar/MenuIcon.tsx',
  'fields/views.ts',
  'fields/filters.ts',
  'resources/customers/customer/useCustomerReveal.ts',
];

/** What checks values, with its package: forms load it, and a start whose configuration is new. */
const CHECKS = ['entity/validate.ts', 'config/checkConfig.ts'];

/**
 * What so many declarations of several areas need is one file: the start where the list that most starts end on needs
 * it, else one of its own.
 */
const COMMON = 12;

/**
 * What so many lazily loaded files need is loaded together, while the browser is idle after the first row. With fewer, each
 * page would load more that it has no use for; with more, more files of its own.
 */
const COMMON_OF_PAGES = 18;

/** The declaration of the list that most starts end on. */
const FIRST = '/customers/customer/customer.entity.ts';

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;
const DECLARATION = /[\\/]src[\\/]resources[\\/]([\w-]+)[\\/]([\w-]+)[\\/]\w+\.entity\.ts$/;
/**
 * The chunks in the order in which they take modules: the bundler gives a chunk what its modules need, too. Packages of
 * the start have chunks of their own: they change least.
 */
const ORDER: readonly RegExp[] = [
  /^react$/,
  /^vendor$/,
  /^start$/,
  /^checks$/,
  /^declarations/,
  /^room-/,
  /^pages-vendor$/,
  /^pages$/,
];

/** A rule of the bundler: modules that it names go into the chunk of that name. */
interface Group {
  /** For the bundler's reports. */
  debugName: string;
  name: (id: string) => string | null;
  priority: number;
}

interface Links {
  /** Modules that are loaded before it: those it imports and really uses. */
  needs: readonly string[];
  /** Modules that it loads later. */
  loads: readonly string[];
}

type Graph = ReadonlyMap<string, Links>;

/**
 * Plans the chunks of the build. Left alone, the bundler makes one of every module that two pages share, and a start of
 * eighty requests waits more than it loads. The plan follows what modules really use: a build in which every module keeps
 * a file of its own shows it, so that what a package's index merely names is not loaded with it.
 *
 * @param plugins those that the console's modules need
 */
export function chunkPlan(plugins: () => PluginOption[]): Plugin & { groups: Group[] } {
  let planned: ReadonlyMap<string, string> = new Map();
  return {
    name: 'urtuu-chunk-plan',
    apply: 'build',
    async buildStart() {
      planned = planOf(await graphOf(plugins()));
    },
    groups: ORDER.map((wanted, index) => ({
      debugName: wanted.source,
      name: (id) => {
        const chunk = planned.get(id);
        return chunk && wanted.test(chunk) ? chunk : null;
      },
      priority: ORDER.length - index,
    })),
  };
}

function planOf(graph: Graph): ReadonlyMap<string, string> {
  const plan = new Map<string, string>();
  const assign = (id: string, chunk: string) => {
    if (!plan.has(id)) plan.set(id, chunk);
  };
  const unknown = [...START, ...CHECKS].filter((file) => !graph.has(inSource(file)));
  if (unknown.length > 0) throw new Error(`No part of the console: ${unknown.join(', ')}`);
  for (const id of reach(graph, START.map(inSource))) {
    assign(id, REACT.test(id) ? 'react' : id.includes('node_modules') ? 'vendor' : 'start');
  }

  for (const id of reach(graph, CHECKS.map(inSource))) assign(id, 'checks');

  const declarations = [...graph.keys()].filter((id) => DECLARATION.test(id));
  for (const [id, users] of usersOf(graph, declarations)) {
    const areas = new Set(users.map((user) => DECLARATION.exec(user)?.[1]));
    const isShared = users.length > 1;
    const isFirst = users.some((user) => user.endsWith(FIRST));
    if (areas.size > 1 && users.length >= COMMON) assign(id, isFirst ? 'start' : 'declarations');
    else if (isShared) assign(id, `declarations-${[...areas].sort().join('-')}`);
    else assign(id, `room-${DECLARATION.exec(users[0])?.[2]}`);
  }
  const pages = [...new Set([...graph.values()].flatMap(({ loads }) => loads))];
  for (const [id, users] of usersOf(graph, pages)) {
    if (users.length >= COMMON_OF_PAGES)
      assign(id, id.includes('node_modules') ? 'pages-vendor' : 'pages');
  }
  return plan;
}

/** Each module that some of the others need, with those others. */
function usersOf(graph: Graph, roots: readonly string[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const root of roots) {
    for (const id of reach(graph, [root])) users.set(id, [...(users.get(id) ?? []), root]);
  }
  return users;
}

/** The modules with all that they need, one after the other. */
function reach(graph: Graph, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(graph.get(id)?.needs ?? []));
  }
  return reached;
}

/** Which module uses which, after unused modules are removed. */
async function graphOf(plugins: PluginOption[]): Promise<Graph> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: inSource('main.tsx'), output: { preserveModules: true } },
    },
  });
  if (!('output' in built)) throw new Error('The chunks cannot be planned.');
  const files = built.output.filter((file) => file.type === 'chunk');
  const moduleOf = new Map(files.map((file) => [file.fileName, Object.keys(file.modules)[0]]));
  const modules = (names: readonly string[]) => names.flatMap((name) => moduleOf.get(name) ?? []);
  return new Map(
    files.map(({ fileName, imports, dynamicImports }) => [
      moduleOf.get(fileName) ?? fileName,
      { needs: modules(imports), loads: modules(dynamicImports) },
    ]),
  );
}
