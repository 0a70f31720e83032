import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Answer } from '../../mocks/engine/Call';
import { route } from '../../mocks/engine/route';
import { callEndpoint } from '../../src/dataProviders/callEndpoint';
import { endpoint, hasField, pathOf, type ResponseOf } from '../../src/dataProviders/endpoint';

interface Found {
  ids: number[];
}

const read = endpoint<void, Found>()('zms', 'GET /checks/:id/access/:flag', { assumed: true });
const search = endpoint<{ regnum?: string }, Found>()('main', 'GET /search');
const write = endpoint<{ page: number }, Found>()('customer', 'POST /files/:id/seen');

/** Compiled, never called. */
const compiled = () => [
  callEndpoint(read, { params: { id: 1, flag: 'canLend' } }),
  callEndpoint(search, { query: { regnum: 'УК03271614' } }),
  callEndpoint(write, { params: { id: 1 }, body: { page: 1 }, idempotencyKey: 'k' }),
  // @ts-expect-error -- a parameter is missing
  callEndpoint(read, { params: { id: 1 } }),
  // @ts-expect-error -- nothing is given
  callEndpoint(read),
  // @ts-expect-error -- there is no such parameter
  callEndpoint(read, { params: { id: 1, flag: 'canLend', page: 2 } }),
  // @ts-expect-error -- there is no such name in the query
  callEndpoint(search, { query: { regnm: 'УК03271614' } }),
  // @ts-expect-error -- a GET has no body
  callEndpoint(search, { query: {}, body: {} }),
  // @ts-expect-error -- the body has another shape
  callEndpoint(write, { params: { id: 1 }, body: { page: '1' } }),
  // @ts-expect-error -- a gateway of another name
  endpoint()('mian', 'GET /search'),
  // @ts-expect-error -- no method
  endpoint()('main', '/search'),
  // @ts-expect-error -- another answer
  route(search, () => ({ body: { id: [1] } })),
  // @ts-expect-error -- no such parameter in its path
  route(write, ({ params }) => ({ body: { ids: [Number(params.flag)] } })),
];

describe('an endpoint', () => {
  it('is plain data', () => {
    expect(read).toEqual({
      isEndpoint: true,
      gateway: 'zms',
      method: 'GET',
      path: '/checks/:id/access/:flag',
      assumed: true,
    });
    expect(typeof compiled).toBe('function');
  });

  it('types what is answered', () => {
    expectTypeOf(
      callEndpoint(read, { params: { id: 1, flag: 'x' } }).catch(() => undefined),
    ).toEqualTypeOf<Promise<Found | undefined>>();
    expectTypeOf<ResponseOf<typeof write>>().toEqualTypeOf<Found>();
  });

  it('puts the values of its parameters into the path, escaped', () => {
    expect(pathOf(read, { id: 'a/b c', flag: 'canLend' })).toBe('/checks/a%2Fb%20c/access/canLend');
  });

  it('is answered under its gateway, method and path', () => {
    const run = (): Answer<Found> => ({ body: { ids: [] } });
    expect(route(write, run)).toEqual({
      gateway: 'customer',
      method: 'POST',
      path: '/files/:id/seen',
      run,
    });
  });

  it.each([
    [{ rows: [] }, true],
    [{}, false],
    [[], false],
    [null, false],
    ['rows', false],
  ])('judges an answer by a field: %j', (answer, is) => {
    expect(hasField('rows')(answer)).toBe(is);
  });
});
