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
  // Of ra-core: English words for resources and fields without a label; every one has its labels in three languages.
  inflection: `
    const asItIs = (word) => word;
    export { asItIs as capitalize, asItIs as humanize, asItIs as inflect };
    export { asItIs as pluralize, asItIs as singularize, asItIs as transform };
  `,
  // Of @emotion/react: for components that take the theme as a property.
  'hoist-non-react-statics': 'module.exports = (target) => target;',
  // Of @mui/material: waves under a pressed button. The theme turns them off (src/theme/controls.ts).
  './TouchRipple.js': 'export default () => null;',
  // Of @mui/material: themes by CSS variables. The console has its own (src/theme/cssVariables.ts); MUI gets plain ones.
  './createThemeWithVars.js': `
    const unused = () => { throw new Error('MUI is given plain themes here: src/theme/theme.ts.'); };
    export { unused as default, unused as createGetCssVar, unused as createThemeWithVars };
  `,
  './ThemeProviderWithVars.js': `
    const unused = () => { throw new Error('MUI is given plain themes here: src/theme/theme.ts.'); };
    export {
      unused as CssVarsProvider,
      unused as Experimental_CssVarsProvider,
      unused as useColorScheme,
      unused as getInitColorSchemeScript,
    };
  `,
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
