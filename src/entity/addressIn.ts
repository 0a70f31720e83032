import type { ResourceAddress } from '../dataProviders/UrtuuDataProvider';
import type { Manifest } from './manifest';

/** Where the records of a manifest's resource are asked for. */
export const addressIn = ({
  gateway,
  endpoint,
  via,
  at,
  privateFilters,
}: Pick<Manifest, 'gateway' | 'endpoint' | 'via' | 'at' | 'privateFilters'>): ResourceAddress => ({
  gateway,
  endpoint,
  list: via,
  at,
  privateFilters,
});
