import type { Plugin } from 'vite';

/** Packages of packages that every start would load for nothing, with what takes their place. */
const STAND_INS: Readonly<Record<string, string>> = {
  // Of node-polyglot: polyfills for browsers older than those that the build is for.
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  warning: 'module.exports = () => {};',
  // Of ra-core's own export to CSV; the console exports workbooks (src/framework/export).
  'jsonexport/dist/index.js':
    "module.exports = () => { throw new Error('Lists are exported by src/framework/export.'); };",
};

const PREFIX = '\0stand-in:';

/** Leaves out of the build what its packages bring and nobody uses. */
export function leanPackages(): Plugin {
  return {
    name: 'urtuu-lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(STAND_INS, id) ? PREFIX + id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? STAND_INS[id.slice(PREFIX.length)] : undefined),
  };
}
