import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { bundleHost } from './bundleHost.ts';
import type * as HostModule from './startHost';

const NAME = 'urtuu-host';

/**
 * Loads the embedded servers from their TypeScript files, with the product's own plugins. They are made into one file
 * first: a thousand modules that are transformed and linked one by one would take as long as everything else together.
 */
async function loadHost(server: ViteDevServer | PreviewServer): Promise<typeof HostModule> {
  const code = await bundleHost(server.config);
  const folder = await mkdtemp(join(tmpdir(), `${NAME}-`));
  try {
    const file = join(folder, 'host.mjs');
    await writeFile(file, code);
    return (await import(pathToFileURL(file).href)) as typeof HostModule;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Puts the embedded servers in front of Vite's own middleware; their state lives as long as the server. Vite listens when
 * they answer, not before.
 */
async function embed(server: ViteDevServer | PreviewServer) {
  const { logger } = server.config;
  const { startHost } = await loadHost(server);
  const host = await startHost(server.config.publicDir, (error) => {
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
    // Of other origins nobody asks here, and what Vite answers them by itself has no security headers.
    config: () => ({ preview: { cors: false } }),
    async configureServer(server) {
      const { config } = await embed(server);
      if (config) server.middlewares.use(config(server.config.base));
    },
    async configurePreviewServer(server) {
      const { root, build, base } = server.config;
      const host = await embed(server);
      server.middlewares.use(host.built(resolve(root, build.outDir), base));
    },
  };
}
