import { use } from 'react';
import { loadEntity } from '../../crud/loadEntity';
import { CustomerLookup } from '../customers/CustomerLookup';

/** The customer look-up with its area's texts. */
export function HomeSearch() {
  use(loadEntity('customers'));
  return <CustomerLookup />;
}
