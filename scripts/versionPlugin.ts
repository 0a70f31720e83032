import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The placeholder in `index.html` until the build is known. */
const PLACE = '%BUILD%';

/**
 * Gives every build a mark, made of the names of all its hashed files: it is in the page, and in `/version.json`, where
 * pages that are open learn of a new build (docs/domain/calls.md 6.5), and a host for which place the build was made.
 */
export function versionPlugin(): Plugin {
  let base = '/';
  return {
    name: 'urtuu-version',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      // Vite adds the page as the last file.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const build = createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 12);
        page.source = String(page.source).replace(PLACE, build);
        this.emitFile({
          type: 'asset',
          fileName: 'version.json',
          source: `${JSON.stringify({ build, base })}\n`,
        });
      },
    },
  };
}
