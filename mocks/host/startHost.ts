import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Connect } from 'vite';
import { version } from '../../package.json';
import { createGateways } from '../engine';
import { demoPeople } from '../identity';
import { staffAccounts } from '../resources/users/user/staffAccounts';
import { createHost, isEmbedded, isGateway } from './createHost';
import { fetchMiddleware, type Handler } from './fetchMiddleware';
import { hint } from './hint';
import { configWith, keycloakOf } from './keycloak';
import { keepIn } from './keepFolder';
import { makeAhead } from './makeAhead';
import { serveBuild, warmUp } from './serveBuild';

/** Settings of the sample, from the environment: `SEED_CUSTOMERS`, `TODAY` (`YYYY-MM-DD`). */
function sampleSettings() {
  const seedCustomers = Number(process.env.SEED_CUSTOMERS);
  const today = process.env.TODAY;
  return {
    ...(Number.isInteger(seedCustomers) && seedCustomers > 0 && { seedCustomers }),
    ...(today !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(today) && { today }),
  };
}

interface HostParts {
  /** Identity provider, gateways and their levers. */
  embedded: Connect.NextHandleFunction;
  /** The gateways alone: no identity provider, and no lever. */
  gateways: Connect.NextHandleFunction;
  /** The console that was built into a folder, with the configuration of a demonstration: the build's own is of none. */
  built(folder: string, base: string): Connect.NextHandleFunction;
  /** The configuration in place of its file; only where they differ. */
  config?(base: string): Connect.NextHandleFunction;
  /** Who can sign in, as lines to print. */
  hint: string;
}

/** Answers the console's configuration with another identity provider. */
const answerConfig =
  (config: string): Handler =>
  () =>
    Promise.resolve(
      new Response(config, {
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      }),
    );

/**
 * Starts the embedded servers. They answer when this ends: a console that came sooner would give up on them. What nobody
 * looks at first is made later. `report` is called with each failure. With `KEYCLOAK_URL` in the environment the gateways take
 * the tokens of that Keycloak, and the console's configuration, which lies in `folder`, names it. With `KEEP` in the
 * environment the world stays in that folder (`keepFolder.ts`).
 * @param folder where the configuration of a demonstration is
 */
export async function startHost(
  folder: string,
  report: (error: unknown) => void,
): Promise<HostParts> {
  const given = await readFile(join(folder, 'config.json'), 'utf8');
  const keycloak = keycloakOf(process.env, given);
  const config = keycloak && configWith(keycloak, given);
  let asked = () => {};
  const kept = process.env.KEEP ? keepIn(resolve(process.env.KEEP), version) : {};
  const host = createHost(
    async (options) => {
      const gateways = await createGateways({ ...options, ...kept, lazy: true, report });
      const { store } = gateways;
      // There may be very many of them, and all else is about them.
      store.collection('customers');
      asked = makeAhead(() => store.makeNext(), report);
      return { ...gateways, accounts: staffAccounts(store) };
    },
    sampleSettings(),
    keycloak,
  );
  await host.ready.catch((error: unknown) => {
    // A world that cannot be lived again is not begun anew over what people did.
    if (process.env.KEEP) throw error;
    report(error);
  });
  const handle: Handler = (request) => {
    asked();
    return host.handle(request);
  };

  return {
    embedded: fetchMiddleware(handle, isEmbedded, report),
    gateways: fetchMiddleware(handle, isGateway, report),
    ...(config && {
      config: (base: string) =>
        fetchMiddleware(answerConfig(config), (path) => path === `${base}config.json`, report),
    }),
    built(build, base) {
      const built = serveBuild(build, config ?? given, base);
      warmUp(build, built, base).catch(report);
      return fetchMiddleware(built, () => true, report);
    },
    hint: hint(demoPeople, keycloak),
  };
}
