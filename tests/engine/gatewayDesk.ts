import { beforeAll, beforeEach } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import type { Keep } from '../../mocks/engine/kept';
import type { Store } from '../../mocks/engine/Store';
import { call, testGateways, type Given, type Reply } from './testGateways';

/** Making the samples takes a moment on a busy machine, ms. */
const START = 240_000;

export interface GatewayDesk {
  readonly gateways: Gateways;
  readonly store: Store;
  /** `METHOD path`; as `admin` unless said otherwise. */
  call(line: string, given?: Given): Promise<Reply>;
  get(path: string, as?: string): Promise<Reply>;
  post(path: string, body?: unknown, as?: string): Promise<Reply>;
}

/** Gateways for the tests of a file, with so many customers, who take down what they live with `keep`; every test finds the samples as they were made. */
export function gatewayDesk(customers = 120, keep?: Keep): GatewayDesk {
  let gateways: Gateways;
  beforeAll(async () => {
    gateways = await testGateways(customers, { keep });
  }, START);
  beforeEach(() => gateways.store.reset());
  const send = (line: string, given?: Given) => call(gateways, line, given);
  return {
    get gateways() {
      return gateways;
    },
    get store() {
      return gateways.store;
    },
    call: send,
    get: (path, as) => send(`GET ${path}`, { as }),
    post: (path, body = {}, as) => send(`POST ${path}`, { as, body }),
  };
}
