import { it } from 'vitest';
import { expectAllAccessible } from './support/accessible';
import { viewports } from './support/console';
import { FIRST_OF_CUSTOMERS, CUSTOMER_PLACES } from './support/places';

it('breaks no rule on any page of customers and registries, light and dark, at the desk and at 800 px', () =>
  expectAllAccessible({
    places: CUSTOMER_PLACES,
    firstOf: FIRST_OF_CUSTOMERS,
    narrow: viewports.narrow,
  }));
