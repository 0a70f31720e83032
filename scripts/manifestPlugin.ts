import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { CollectedManifest } from '../src/entity/collectManifests';

const ID = 'virtual:manifest';
const RESOLVED = `\0${ID}`;
const root = fileURLToPath(new URL('..', import.meta.url));
const collector = fileURLToPath(new URL('../src/entity/collectManifests.ts', import.meta.url));

/**
 * Serves `virtual:manifest`: the light part of every entity declaration (name, paths, access, icon,
 * representation) as plain data, and a lazy loader for the declaration itself.
 *
 * The declarations are pure modules, so they are evaluated here, at build time. That keeps one file per
 * entity the only source, while the console's entry carries some hundred bytes for it instead of all of it.
 */
export function manifestPlugin(): Plugin {
  return {
    name: 'urtuu-manifest',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module, dependencies } = await runnerImport<{
        collectManifests: () => CollectedManifest[];
      }>(collector, { root, configFile: false, logLevel: 'error' });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return render(module.collectManifests());
    },
    handleHotUpdate({ file, server }) {
      if (!/\/src\/resources\/[^/]+\/[^/]+\.ts$/.test(file)) return;
      const manifest = server.moduleGraph.getModuleById(RESOLVED);
      if (manifest) server.moduleGraph.invalidateModule(manifest);
      server.ws.send({ type: 'full-reload' });
    },
  };
}

function render(collected: CollectedManifest[]): string {
  const lines = collected.map(
    ({ file, pages, manifest }) =>
      `  { ...${JSON.stringify(manifest)}, load: () => import(${JSON.stringify(file)})` +
      `${pages ? `, loadPages: () => import(${JSON.stringify(pages)})` : ''} }`,
  );
  return `export const manifests = [\n${lines.join(',\n')}\n];\n`;
}
