import type { AnyEntity } from '../src/entity/entity';
import { endpoints } from './endpoints';
import { gatewaysDoc } from './gatewaysDoc';

const modules: Readonly<Record<string, AnyEntity>> = import.meta.glob(
  '../src/resources/*/*/*.entity.ts',
  {
    eager: true,
    import: 'default',
  },
);

/** docs/gateways.md as it should be for the present declarations and endpoints. */
export const currentGatewaysDoc = (): string => gatewaysDoc(Object.values(modules), endpoints);
