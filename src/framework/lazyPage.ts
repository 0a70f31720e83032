import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { lazyRetry } from '../ui/lazyRetry';

type Loaded<K extends string, P> = Record<K, ComponentType<P>>;

/** A component that is downloaded when it is first shown, or beforehand by `preload`. */
export function lazyPage<K extends string, P>(
  load: () => Promise<Loaded<K, P>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> & { preload: () => void } {
  let started: Promise<Loaded<K, P>> | undefined;
  const start = () => {
    started ??= lazyRetry(load)();
    started.catch(() => (started = undefined));
    return started;
  };
  const page = lazy(() => start().then((module) => ({ default: module[name] })));
  return Object.assign(page, { preload: () => void start() });
}
