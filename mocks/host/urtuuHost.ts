import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createRunnableDevEnvironment,
  resolveConfig,
  type Plugin,
  type PreviewServer,
  type ViteDevServer,
} from 'vite';
import type * as HostModule from './startHost';

const NAME = 'urtuu-host';
const entry = fileURLToPath(new URL('./startHost.ts', import.meta.url));

/**
 * Loads the embedded servers from their TypeScript files by Vite's module runner, with the product's own
 * plugins (the gateways read `virtual:manifest`). The environment stays open as long as the server, because
 * modules are loaded lazily too.
 */
async function loadHost(server: ViteDevServer | PreviewServer): Promise<typeof HostModule> {
  const { root, plugins } = server.config;
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      logLevel: 'error',
      plugins: plugins.filter(({ name }) => name.startsWith('urtuu-') && name !== NAME),
      environments: {
        host: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('host', config, {
    runnerOptions: { hmr: false },
    hot: false,
  });
  await environment.init();
  server.httpServer?.once('close', () => void environment.close());
  return environment.runner.import<typeof HostModule>(entry);
}

/** Puts the embedded servers in front of Vite's own middleware; their state lives as long as the server. */
async function embed(server: ViteDevServer | PreviewServer) {
  const { logger } = server.config;
  const { startHost } = await loadHost(server);
  const host = startHost((error) => {
    logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
  server.middlewares.use(host.embedded);

  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    logger.info(host.hint);
  };
  return host;
}

/**
 * Vite plugin that hosts the embedded identity provider and gateways beside the console, on its own port, in
 * development and preview. The preview also serves the build with the headers that a production server
 * should send; development goes without them.
 *
 * This file imports nothing of the product but types, so that Vite's configuration stays light.
 */
export function urtuuHost(): Plugin {
  return {
    name: NAME,
    async configureServer(server) {
      await embed(server);
    },
    async configurePreviewServer(server) {
      const host = await embed(server);
      const { root, build } = server.config;
      server.middlewares.use(host.built(resolve(root, build.outDir)));
    },
  };
}
