import { addressIn } from '../../../src/entity/addressIn';
import { manifestOf } from '../../../src/entity/manifest';
import type { AnyEntity } from '../../../src/entity/entity';
import { beforeEach, vi } from 'vitest';
import { GATEWAY_BASES } from '../../../mocks/engine/bases';
import { loadConfig } from '../../../src/config/config';
import { createDataProvider } from '../../../src/dataProviders';
import { provideCredentials } from '../../../src/http/credentials';
import { declared } from './entities';
import { startGateways, type Gateways } from './gateways';

/** A call as it reached the gateways. */
export interface Sent {
  method: string;
  path: string;
  body: unknown;
  ifMatch: string | null;
}

const CONFIG = {
  identity: { url: 'https://id.example', realm: 'urtuu', clientId: 'urtuu-console' },
  gateways: Object.fromEntries(
    Object.entries(GATEWAY_BASES).map(([name, path]) => [name, `http://localhost${path}`]),
  ),
  mainTenant: 'pocketmn',
};

/**
 * The console's own data provider over the embedded gateways, as `admin`, and everything that it sends. Each test starts
 * with the fresh sample.
 */
export function consoleWire() {
  const sent: Sent[] = [];
  let gateways: Gateways;

  beforeEach(async () => {
    gateways ??= await startGateways();
    gateways.store.reset();
    sent.length = 0;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address === 'http://localhost/config.json') return Response.json(CONFIG);
      const request = new Request(address, init);
      sent.push({
        method: request.method,
        path: new URL(address).pathname,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        ifMatch: request.headers.get('If-Match'),
      });
      const answer = await gateways.handle(request);
      if (!answer) throw new Error(`${request.method} ${address}: no gateway answered`);
      return answer;
    });
    await loadConfig('http://localhost/config.json');
    provideCredentials({
      token: () => Promise.resolve('admin'),
      renew: () => Promise.resolve('admin'),
    });
    return () => vi.unstubAllGlobals();
  });

  const entities = new Map<string, AnyEntity>(declared.map(({ entity }) => [entity.name, entity]));
  const provider = createDataProvider({
    addressOf: (resource) => {
      const found = entities.get(resource);
      return found && addressIn(manifestOf(found, ''));
    },
  });
  return {
    sent,
    provider,
    /** The records of an entity as the gateways keep them. */
    kept: (resource: string) => gateways.store.collection(resource)?.all ?? [],
  };
}
