import type { ResourceAddress } from '../dataProviders/UrtuuDataProvider';
import type { Manifest } from './manifest';
import { askersOf } from './rights';

/** Where the records of a manifest's resource are asked for. */
export const addressIn = ({
  gateway,
  endpoint,
  via,
  at,
  privateFilters,
  access,
}: Pick<
  Manifest,
  'gateway' | 'endpoint' | 'via' | 'at' | 'privateFilters' | 'access'
>): ResourceAddress => ({
  gateway,
  endpoint,
  list: via,
  at,
  privateFilters,
  namers: askersOf({ access }, true),
});
