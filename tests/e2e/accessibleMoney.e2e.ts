import { it } from 'vitest';
import { expectAllAccessible } from './support/accessible';
import { viewports } from './support/console';
import { FIRST_OF_MONEY, MONEY_PLACES } from './support/places';

/** More than forty pages, one after the other in one window. */
const MANY_MS = 600_000;

it(
  'breaks no rule on any page of money, light and dark, at the desk and at 800 px',
  () =>
    expectAllAccessible({
      places: MONEY_PLACES,
      firstOf: FIRST_OF_MONEY,
      narrow: viewports.narrow,
    }),
  MANY_MS,
);
