import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createGateways, type Gateways } from '../../../mocks/engine';
import type { Commit } from '../../../mocks/engine/Journal';
import { demoPeople, onlyPerson, type TokenPayload } from '../../../mocks/identity';
import type { Person } from '../../../mocks/identity/Person';
import { observe, resetClock } from '../../../src/domain/clock';
import { CONFIRM, DESK, NETWORK } from '../../../src/domain/settings';
import { resetPauses } from '../../../src/http/gatewayPauses';
import { otherSettings } from '../otherSettings';
import { payloadOf } from '../payloadOf';
import { noteCall } from './records';
import { GATEWAY_BASES } from '../../../mocks/engine/bases';

/** The day of the sample in every journey. */
export const TODAY = '2026-11-21';

/** What `/config.json` must say at least. */
export const CONFIG = {
  identity: { url: '/', realm: 'urtuu', clientId: 'urtuu-console' },
  gateways: GATEWAY_BASES,
  mainTenant: 'pocketmn',
};

/** A demo person by user name, or the one of `only:PERMISSION[,PERMISSION…]`. */
export function personOf(username: string): Person {
  const person = demoPeople.find((one) => one.username === username) ?? onlyPerson(username);
  if (!person) throw new Error(`There is no ${username}.`);
  return person;
}

/** An access token in these tests: three parts like a real one, the second of which is the user name. */
export const tokenOf = (username: string): string =>
  `journey.${Buffer.from(username).toString('base64url')}.unsigned`;

async function verify(token: string): Promise<TokenPayload> {
  const username = Buffer.from(token.split('.')[1], 'base64url').toString();
  const person = personOf(username);
  return payloadOf(person, username);
}

export interface Lab {
  /** The embedded gateways of this file. */
  readonly gateways: Gateways;
  /** msw's server, for answers that no honest gateway gives. */
  readonly server: ReturnType<typeof setupServer>;
  /** What was asked for so far that names one of these texts in its address or its body. */
  asked(...texts: string[]): string[];
  /** What was written so far, as `METHOD path`. */
  commits(): string[];
  /** Longest waits of the console, ms, from now on. */
  deadlines(given: { read?: number; write?: number }): void;
  /** What `/config.json` says now. */
  config(): object;
}

/** The embedded gateways in this process, with the fresh sample before each test. Calls elsewhere fail the test. */
export function startGateways(): Lab {
  // Waits that only people need: before a confirmation can be answered, and before a read is repeated.
  otherSettings(CONFIRM, { armMs: 0 });
  otherSettings(NETWORK, { retryBaseMs: 1 });
  // The menu counts in the background; it would have every list of the sample made for each test.
  otherSettings(DESK, { menuAfterMs: 600_000 });
  const server = setupServer();
  let gateways: Gateways | undefined;
  let deadlines = {};
  let requests: string[] = [];
  const given = (): Gateways => {
    if (!gateways) throw new Error('The gateways start before the first test.');
    return gateways;
  };
  const config = () => ({ ...CONFIG, deadlines });

  beforeAll(async () => {
    gateways = await createGateways({
      verify,
      people: demoPeople,
      seedCustomers: 60,
      today: TODAY,
    });
    server.listen({ onUnhandledRequest: 'error' });
    server.events.on('request:start', ({ request }) => {
      void noteCall(request);
      const address = `${request.method} ${decodeURIComponent(request.url)}`;
      void request
        .clone()
        .text()
        .then((body) => requests.push(`${address} ${body}`));
    });
  });
  beforeEach(() => {
    deadlines = {};
    requests = [];
    resetPauses();
    given().store.reset();
    // As after the first answer: no form may open before the console knows the day of the sample.
    resetClock();
    observe(given().store.clock.iso());
    server.resetHandlers(
      http.get('*/config.json', () => HttpResponse.json(config())),
      ...given().handlers,
    );
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return {
    get gateways() {
      return given();
    },
    server,
    asked: (...texts) => requests.filter((line) => texts.some((text) => line.includes(text))),
    commits: () =>
      given().store.journal.commits.map(({ method, path }: Commit) => `${method} ${path}`),
    deadlines: (next) => void (deadlines = { ...deadlines, ...next }),
    config,
  };
}
