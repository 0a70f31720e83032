import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { CollectedManifest } from '../src/entity/collectManifests';
import type { CollectedTexts } from '../src/i18n/collectTexts';
import type { Locale } from '../src/i18n/locale';
import { writeRooms } from './rooms.mjs';

const PREFIX = '\0virtual:';
const root = fileURLToPath(new URL('..', import.meta.url));
const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Files whose change the virtual modules follow: declarations and words, those of several rooms, too. */
const SOURCES = /\/src\/(resources\/.*\/([^/]+\.entity|words|\w+Words)|i18n\/shared\/\w+)\.ts$/;
const LOCALES = ['mn', 'en', 'ru'];

interface Evaluated {
  manifests: CollectedManifest[];
  /** By language. */
  texts: Record<string, CollectedTexts>;
  dependencies: string[];
  listTexts: typeof import('../src/i18n/collectTexts').listTexts;
  rights: readonly string[];
}

/**
 * Serves what is known of the entities at build time, because declarations and words are pure modules. One folder per
 * entity stays the only source, while the console's entry carries some hundred bytes for it instead of all of it:
 *
 * - `virtual:manifest`: the light part of every declaration (name, paths, access, icon, representation), with a lazy
 *   loader for its room;
 * - `virtual:waiting`: what waits in the lists of the entities that say so;
 * - `virtual:room/<path>`: a declaration with its own pages and the Mongolian texts of its list, which always come
 *   together;
 * - `virtual:names/<language>`: the entities' names;
 * - `virtual:texts`, `virtual:texts/<language>/<area>`: the texts of an area as one file;
 * - `virtual:rights`: all permissions.
 *
 * The compiler is told of all words, too (`rooms.mjs`).
 */
export function manifestPlugin(): Plugin {
  let evaluating: Promise<Evaluated> | undefined;
  const evaluated = () => (evaluating ??= evaluate());
  return {
    name: 'urtuu-manifest',
    buildStart: writeRooms,
    resolveId: (id) =>
      /^virtual:(manifest|waiting|room|names|texts|rights)\b/.test(id) ? `\0${id}` : undefined,
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const [kind, ...rest] = id.slice(PREFIX.length).split('/');
      const { manifests, texts, dependencies, listTexts, rights } = await evaluated();
      for (const dependency of dependencies) this.addWatchFile(dependency);
      if (kind === 'manifest') return render(manifests);
      if (kind === 'rights') return `export const permissions = ${JSON.stringify(rights)};\n`;
      if (kind === 'waiting') {
        const all = manifests.map(({ manifest, waiting }) => [manifest.name, waiting]);
        return `export const waiting = ${JSON.stringify(Object.fromEntries(all))};\n`;
      }
      if (kind === 'room') {
        const found = manifests.find((one) => roomOf(one) === rest.join('/'));
        if (!found) throw new Error(`No such room: ${id}`);
        const { name, of, area } = found.manifest;
        const resources = of ? [name, of] : [name];
        return room(found, listTexts(texts.mn.areas[area], resources, found.enumerations));
      }
      if (kind === 'names') return `export const names = ${parsed(texts[rest[0]].names)};\n`;
      if (rest.length === 0) return renderLoaders(texts);
      return `export const labels = ${parsed(texts[rest[0]].areas[rest[1]])};\n`;
    },
    handleHotUpdate({ file, server }) {
      if (!SOURCES.test(file)) return;
      writeRooms();
      evaluating = undefined;
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(PREFIX)) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}

async function evaluate(): Promise<Evaluated> {
  const collector = <T>(path: string) =>
    runnerImport<T>(source(path), { root, configFile: false, logLevel: 'error' });
  const [entities, words] = await Promise.all([
    collector<typeof import('../src/entity/collectManifests')>('entity/collectManifests.ts'),
    collector<typeof import('../src/i18n/collectTexts')>('i18n/collectTexts.ts'),
  ]);
  return {
    manifests: entities.module.collectManifests(),
    texts: Object.fromEntries(
      LOCALES.map((locale) => [locale, words.module.collectTexts(locale as Locale)]),
    ),
    dependencies: [...entities.dependencies, ...words.dependencies],
    listTexts: words.module.listTexts,
    rights: words.module.collectRights(),
  };
}

/** Data as an expression: the browser reads JSON faster than a literal of the same text. */
const parsed = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

function renderLoaders(texts: Evaluated['texts']): string {
  const languages = Object.entries(texts).map(([locale, { areas }]) => {
    const loaders = Object.keys(areas).map((area) => {
      const path = JSON.stringify(`virtual:texts/${locale}/${area}`);
      return `${JSON.stringify(area)}: () => import(${path})`;
    });
    return `  ${locale}: { ${loaders.join(', ')} }`;
  });
  return `export const areas = {\n${languages.join(',\n')}\n};\n`;
}

/** How the module of an entity's room is called. */
const roomOf = ({ file }: CollectedManifest): string =>
  file.replace('/src/', '').replace(/\.entity\.ts$/, '');

function render(collected: CollectedManifest[]): string {
  const lines = collected.map((one) => {
    const path = JSON.stringify(`virtual:room/${roomOf(one)}`);
    return `  { ...${JSON.stringify(one.manifest)}, load: () => import(${path}) }`;
  });
  return `export const manifests = [\n${lines.join(',\n')}\n];\n`;
}

function room({ file, pages }: CollectedManifest, listTexts: object): string {
  return [
    `export { default as entity } from ${JSON.stringify(file)};`,
    pages ? `export { pages } from ${JSON.stringify(pages)};` : 'export const pages = {};',
    `export const listTexts = ${parsed(listTexts)};`,
    '',
  ].join('\n');
}
