import { fileURLToPath } from 'node:url';

/** The project's root, with a trailing separator. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where reports, screenshots and a fetched browser go; thrown away with node_modules. */
export const cache = `${root}node_modules/.cache/urtuu`;

/** Path of a file below the root. */
export const at = (path) => `${root}${path}`;
