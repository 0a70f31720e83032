import type { Connect } from 'vite';
import { createGateways } from '../engine';
import { demoPeople } from '../identity';
import { createHost, isEmbedded } from './createHost';
import { fetchMiddleware, type Handler } from './fetchMiddleware';
import { hint } from './hint';
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
  /** The built console. */
  built(folder: string): Connect.NextHandleFunction;
  /** Who can sign in, as lines to print. */
  hint: string;
}

/**
 * Starts the embedded servers. They answer when this ends: a console that came sooner would give up on them. What nobody
 * looks at first is made later. `report` is called with each failure.
 */
export async function startHost(report: (error: unknown) => void): Promise<HostParts> {
  let asked = () => {};
  const host = createHost(async (options) => {
    const gateways = await createGateways({ ...options, lazy: true });
    const { store } = gateways;
    // There may be very many of them, and all else is about them.
    store.collection('customers');
    asked = makeAhead(() => store.makeNext(), report);
    return gateways;
  }, sampleSettings());
  await host.ready.catch(report);
  const handle: Handler = (request) => {
    asked();
    return host.handle(request);
  };

  return {
    embedded: fetchMiddleware(handle, isEmbedded, report),
    built(folder) {
      const built = serveBuild(folder);
      warmUp(folder, built).catch(report);
      return fetchMiddleware(built, () => true, report);
    },
    hint: hint(demoPeople),
  };
}
