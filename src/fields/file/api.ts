import { endpoint } from '../../dataProviders/endpoint';

/**
 * The bytes of a file that is not for everybody. Its address in a record ends in `/files/{id}`, without a segment `public`
 * (docs/domain/calls.md 1.7).
 */
export const readFileBytes = endpoint<void, Blob>()('main', 'GET /files/:id', {
  assumed: true,
  allowed: 'who sees a record that has the file',
  expects: 'file',
});
