import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    places: { baseUrl: string; browser: string }[];
  }
}

// Workers are numbered from 1.
const place = inject('places')[Number(process.env.VITEST_POOL_ID) - 1];

/** Address of this worker's server, without a trailing slash. */
export const baseUrl = place.baseUrl;

/** Where this worker's browser listens. */
export const browserEndpoint = place.browser;
