import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    browserEndpoint: string;
  }
}

/** Address of the server under test, without a trailing slash. */
export const baseUrl = inject('baseUrl');

/** Where the shared browser listens. */
export const browserEndpoint = inject('browserEndpoint');
