import type { Method } from './request';

/** Longest segment that counts as a word; tokens and digests are longer. */
const WORD_MAX = 24;

/** Words as gateways use them in paths: `less-nomask`, `canLend`, `v1`. Ids have digits, capitals or escapes. */
const WORD = /^(?:[a-z]+(?:[A-Z][a-z]+)*(?:-[a-z]+)*|v\d)$/;

/**
 * The end point of a call, without the record it is about: `PUT /customers/{id}`. Neither query nor anything else
 * that could be somebody's data is in it.
 * @param path below the gateway
 */
export function endpointId(method: Method, path: string): string {
  const [pathname] = path.split(/[?#]/);
  const segments = pathname.split('/').map((segment) => {
    if (segment === '') return '';
    return segment.length <= WORD_MAX && WORD.test(segment) ? segment : '{id}';
  });
  return `${method} ${segments.join('/')}`;
}
