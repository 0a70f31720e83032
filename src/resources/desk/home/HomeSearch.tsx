import { use } from 'react';
import { loadEntity } from '../../../framework/loadEntity';
import { CustomerLookup } from '../../customers/customer/CustomerLookup';

/** The customer look-up with its area's texts. */
export function HomeSearch() {
  use(loadEntity('customers'));
  return <CustomerLookup autoFocus={false} />;
}
