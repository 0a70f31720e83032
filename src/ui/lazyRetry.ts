import { NETWORK } from '../domain/settings';

/** Wait before the second try, ms. */
const PAUSE_MS = 400;

/** A part of the program could not be fetched, twice. The page to show is ChunkErrorPage. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

export const isChunkError = (error: unknown): boolean => error instanceof ChunkError;

/**
 * Wraps a dynamic import for `React.lazy`: a chunk that fails or takes longer than 120 s (docs/domain/calls.md 2.1) is
 * asked for once more; then a ChunkError, and the person is offered a reload (docs/domain/calls.md 6.5). Never reloads
 * by itself: a form may be open.
 * @example const Page = lazy(lazyRetry(() => import('./Page')));
 */
export const lazyRetry =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    within(load()).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return within(load()).catch((cause: unknown) => {
        throw new ChunkError('A part of the program could not be loaded.', { cause });
      });
    });

function within<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Chunk time-out')), NETWORK.chunkDeadlineMs);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
