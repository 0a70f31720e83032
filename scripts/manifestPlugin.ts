import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { CollectedManifest } from '../src/entity/collectManifests';

const MANIFEST = 'virtual:manifest';
const NAMES = 'virtual:names/';
const ROOM = 'virtual:room/';
const root = fileURLToPath(new URL('..', import.meta.url));
const collector = (name: string) =>
  fileURLToPath(new URL(`../src/entity/${name}.ts`, import.meta.url));

/** Files whose change the virtual modules follow: declarations and labels. */
const SOURCES = /\/src\/resources\/.*\/([^/]+\.entity|labels\.\w+)\.ts$/;

/**
 * Serves what the start knows of the entities, evaluated at build time, because declarations and labels are pure
 * modules: `virtual:manifest`, the light part of every declaration (name, paths, access, icon, representation) with a
 * lazy loader for the declaration itself, and `virtual:names/<language>`, the entities' names. `virtual:room/<path>` is a
 * declaration with its own pages, which always come together. One folder per entity stays the only source, while the
 * console's entry carries some hundred bytes for it instead of all of it.
 */
export function manifestPlugin(): Plugin {
  return {
    name: 'urtuu-manifest',
    resolveId: (id) =>
      id === MANIFEST || id.startsWith(NAMES) || id.startsWith(ROOM) ? `\0${id}` : undefined,
    async load(id) {
      if (id.startsWith(`\0${ROOM}`)) return room(id.slice(ROOM.length + 1));
      if (id !== `\0${MANIFEST}` && !id.startsWith(`\0${NAMES}`)) return undefined;
      const evaluate = async <T>(name: string): Promise<T> => {
        const { module, dependencies } = await runnerImport<T>(collector(name), {
          root,
          configFile: false,
          logLevel: 'error',
        });
        for (const dependency of dependencies) this.addWatchFile(dependency);
        return module;
      };
      if (id === `\0${MANIFEST}`) {
        const module = await evaluate<{ collectManifests: () => CollectedManifest[] }>(
          'collectManifests',
        );
        return render(module.collectManifests());
      }
      const { collectNames } = await evaluate<{ collectNames: (locale: string) => object }>(
        'collectNames',
      );
      const names = collectNames(id.slice(NAMES.length + 1));
      return `export const names = ${JSON.stringify(names)};\n`;
    },
    handleHotUpdate({ file, server }) {
      if (!SOURCES.test(file)) return;
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith('\0virtual:')) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}

function render(collected: CollectedManifest[]): string {
  const lines = collected.map(({ file, pages, manifest }) => {
    const path = `${ROOM}${file.replace('/src/', '').replace(/\.entity\.ts$/, '')}${pages ? '+pages' : ''}`;
    return `  { ...${JSON.stringify(manifest)}, load: () => import(${JSON.stringify(path)}) }`;
  });
  return `export const manifests = [\n${lines.join(',\n')}\n];\n`;
}

/** @param path of the declaration below `src`, with `+pages` where it has pages of its own */
function room(path: string): string {
  const file = `/src/${path.replace('+pages', '')}`;
  const pages = path.endsWith('+pages')
    ? `export { pages } from ${JSON.stringify(`${file}.pages.tsx`)};`
    : 'export const pages = {};';
  return `export { default as entity } from ${JSON.stringify(`${file}.entity.ts`)};\n${pages}\n`;
}
