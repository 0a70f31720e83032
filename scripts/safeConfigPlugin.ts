import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * What a build says of itself until an operator has written its `config.json`: no demonstration, and no device that is only
 * simulated. The embedded servers answer the file of `public`, which is one.
 */
export function withoutDemo(given: string): string {
  const config = JSON.parse(given) as { fingerprint: { driver?: string } | null; flags: object };
  const fingerprint = config.fingerprint?.driver === 'simulated' ? null : config.fingerprint;
  const flags = { ...config.flags, demo: undefined };
  return `${JSON.stringify({ ...config, fingerprint, flags }, null, 2)}\n`;
}

/** The configuration that a build brings along is that of no demonstration. */
export function safeConfigPlugin(): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'urtuu-safe-config',
    apply: 'build',
    configResolved(config) {
      resolved = config;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (!bundle['index.html']) return;
        const given = await readFile(join(resolved.publicDir, 'config.json'), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'config.json', source: withoutDemo(given) });
      },
    },
  };
}
