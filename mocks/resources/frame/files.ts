import { notFound } from '../../engine/ApiError';
import type { Route } from '../../engine/Call';

/** Files behind records; the `public` segment lets pictures be fetched without a token (docs/domain/calls.md 1.7). */
export const routes: readonly Route[] = [
  {
    gateway: 'main',
    method: 'GET',
    path: '/public/files/:id',
    open: true,
    run: ({ store, params }) => {
      const file = store.files.get(params.id);
      if (!file) throw notFound();
      return {
        bytes: file.bytes,
        headers: {
          'Content-Type': file.type,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, max-age=3600',
        },
      };
    },
  },
];
