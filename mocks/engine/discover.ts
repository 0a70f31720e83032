import type { AnyEntity } from '../../src/entity/entity';
import type { SampleMaker } from './samples/SampleWorld';
import type { Route } from './Call';
import type { Hooks } from './Hooks';
import type { LedgerSource } from '../ledger/Ledger';

/** Everything the gateways are made of. */
export interface Parts {
  entities: readonly AnyEntity[];
  /** An entity whose list is among the routes has no records but those that are made here. */
  samples: readonly SampleMaker[];
  hooks: readonly Hooks[];
  routes: readonly Route[];
  /** Where journals come from, beside those that are posted. */
  ledger: readonly LedgerSource[];
}

/** What a file of a room's server may export. */
interface ServerPart {
  samples?: SampleMaker;
  hooks?: Hooks;
  routes?: readonly Route[];
}

/**
 * Finds every entity declaration, and in the folders of `mocks/resources` the samples, rules and routes of the
 * servers: a new resource needs no line here. Evaluated by Vite (its server, its module runner, Vitest).
 */
export function discover(): Parts {
  const declarations: Readonly<Record<string, AnyEntity>> = import.meta.glob(
    '../../src/resources/*/*/*.entity.ts',
    {
      eager: true,
      import: 'default',
    },
  );
  const rooms: Readonly<Record<string, ServerPart>> = import.meta.glob('../resources/**/*.ts', {
    eager: true,
  });
  const servers = Object.values(rooms);
  const ledger: Readonly<Record<string, LedgerSource>> = import.meta.glob(
    '../resources/*/*/ledger.ts',
    { eager: true },
  );
  return {
    entities: Object.values(declarations),
    samples: servers.flatMap(({ samples }) => samples ?? []),
    hooks: servers.flatMap(({ hooks }) => hooks ?? []),
    routes: servers.flatMap(({ routes }) => routes ?? []),
    ledger: Object.values(ledger),
  };
}
