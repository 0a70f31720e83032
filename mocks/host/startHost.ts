import type { Connect } from 'vite';
import { demoPeople } from '../identity';
import { createHost, isEmbedded } from './createHost';
import { fetchMiddleware } from './fetchMiddleware';
import { hint } from './hint';
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
 * Starts the embedded servers; the gateways get ready in the background. `report` is told what goes wrong.
 */
export function startHost(report: (error: unknown) => void): HostParts {
  const host = createHost(async (options) => {
    const { createGateways } = await import('../gateways');
    return createGateways(options);
  }, sampleSettings());
  host.ready.catch(report);

  return {
    embedded: fetchMiddleware(host.handle, isEmbedded, report),
    built(folder) {
      const handle = serveBuild(folder);
      warmUp(folder, handle).catch(report);
      // The console comes when its servers answer: it would give up on them sooner than they start.
      const whenReady: typeof handle = async (request) => {
        await host.ready.catch(() => undefined);
        return handle(request);
      };
      return fetchMiddleware(whenReady, () => true, report);
    },
    hint: hint(demoPeople),
  };
}
