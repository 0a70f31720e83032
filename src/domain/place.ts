/** Where the console lies at its host: `/`, or the path that its build was made for (`npm run build -- --base=/console/`). */
const BASE = import.meta.env.BASE_URL;

/** One of the console's own paths or files, as its host has it: `/customers` → `/console/customers`. */
export const hosted = (path: string): string => BASE + path.slice(1);

/** An address below the console's place at its host, as the console's own path: `/console/customers` → `/customers`. */
export const ownPath = (pathname: string): string => `/${pathname.slice(BASE.length)}`;
