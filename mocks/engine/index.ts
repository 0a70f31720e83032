import { http, type RequestHandler } from 'msw';
import type { AnyEntity } from '../../src/entity/entity';
import type { Person } from '../identity/Person';
import { loadPlaces } from './samples/places';
import { GATEWAY_BASES, splitPath } from './bases';
import { createControls } from './controls';
import { crudRoutes } from './crudRoutes';
import { discover } from './discover';
import { createDispatch, type Verify } from './dispatch';
import type { Beginning, Keep, KeptLine } from './kept';
import { liveAgain } from './liveAgain';
import { Router } from './Router';
import { searchRoutes } from './searchRoutes';
import { Store } from './Store';

export interface GatewayOptions {
  /** Checks a bearer token; rejects when it is not good. */
  verify: Verify;
  /** Everybody who can sign in, with their permissions. */
  people: readonly Person[];
  /** How many sample customers; 640 without it. */
  seedCustomers?: number;
  /** Fixes the day of the sample, YYYY-MM-DD; the real one in Asia/Ulaanbaatar without it. */
  today?: string;
  /** Further entities beside the declared ones, for tests. */
  entities?: readonly AnyEntity[];
  /** Leaves everything until it is asked for, even what takes seconds the first time: single tests have less. */
  lazy?: boolean;
  /** What an earlier world has lived, to be lived again before anything is answered. */
  lived?: readonly KeptLine[];
  /** Takes down what changes the world from then on. */
  keep?: Keep;
  /** Told of each fault of the gateways themselves: their answers say nothing of it. */
  report?(this: void, error: unknown): void;
}

export interface Gateways {
  /** For msw inside a process. */
  handlers: RequestHandler[];
  /**
   * For a host with sockets; null for an address of no gateway. After `Response.error()` and after a body that
   * fails midway the host destroys the socket.
   */
  handle(request: Request): Promise<Response | null>;
  /** The switches for tests (`/__clock`, `/__fault` …); null for any other address. */
  control(request: Request): Promise<Response | null>;
  store: Store;
}

/** Made by living every loan through its days: nothing else takes as long. */
const SLOWEST = 'loans';

/** The embedded gateways: honest servers over an in-memory store, made from the entity declarations. */
export async function createGateways(options: GatewayOptions): Promise<Gateways> {
  const { verify, people, seedCustomers, today, entities = [], lazy = false, report } = options;
  const { lived = [], keep } = options;
  const found = discover();
  const parts = { ...found, entities: [...found.entities, ...entities] };
  const begun = lived.findLast(({ kind }) => kind === 'begun') as Beginning | undefined;
  const places = await loadPlaces();
  const store = new Store({ parts, people, places, seedCustomers, today, begun, keep });
  if (!lazy) store.collection(SLOWEST);
  const hooks = new Map(parts.hooks.map((one) => [one.resource, one]));
  const ordinary = parts.entities.flatMap((entity) => crudRoutes(entity, hooks.get(entity.name)));
  const routes = [...parts.routes, ...ordinary];
  const router = new Router([...routes, ...searchRoutes(parts.entities, routes)]);
  liveAgain(store, router, lived.slice(begun ? lived.lastIndexOf(begun) + 1 : 0));
  const dispatch = createDispatch(store, router, verify, report);
  const paths = Object.values(GATEWAY_BASES).flatMap((base) => [`*${base}`, `*${base}/*`]);
  const handlers = paths.map((path) => http.all(path, ({ request }) => dispatch(request)));
  return {
    handlers,
    handle: async (request) =>
      splitPath(new URL(request.url).pathname) ? dispatch(request) : null,
    control: createControls(store),
    store,
  };
}
