import type { AnyEntity } from '../../src/entity/entity';
import type { SampleMaker } from './samples/SampleWorld';
import type { Route } from './Call';
import type { Hooks } from './Hooks';

/** Everything the gateways are made of. */
export interface Parts {
  entities: readonly AnyEntity[];
  samples: readonly SampleMaker[];
  hooks: readonly Hooks[];
  routes: readonly Route[];
}

/**
 * Finds every entity declaration, and beside them the samples, hooks and special routes by their folders: a new
 * resource needs no line here. Evaluated by Vite (its server, its module runner, Vitest).
 */
export function discover(): Parts {
  const declarations = import.meta.glob<{ default?: AnyEntity }>(
    [
      '../../src/resources/*/*.ts',
      // What belongs to pages beside them: routes, hooks of React, previews.
      '!../../src/resources/*/{routes,*Routes,*Pages,use[A-Z]*}.ts',
    ],
    { eager: true },
  );
  const samples = import.meta.glob<{ samples?: SampleMaker }>('../samples/*.ts', { eager: true });
  const hooks = import.meta.glob<{ hooks?: Hooks }>('./hooks/*.ts', { eager: true });
  const special = import.meta.glob<{ routes?: readonly Route[] }>('./special/*.ts', {
    eager: true,
  });
  return {
    entities: Object.values(declarations).flatMap((module) =>
      module.default?.isEntity ? [module.default] : [],
    ),
    samples: Object.values(samples).flatMap((module) => module.samples ?? []),
    hooks: Object.values(hooks).flatMap((module) => module.hooks ?? []),
    routes: Object.values(special).flatMap((module) => module.routes ?? []),
  };
}
