import { it } from 'vitest';
import { expectAllAccessible } from './support/accessible';
import { viewports } from './support/console';
import { FIRST_OF_LENDING, LENDING_PLACES } from './support/places';

it('breaks no rule on any page of lending, light and dark, at the desk and at 800 px', () =>
  expectAllAccessible({
    places: LENDING_PLACES,
    firstOf: FIRST_OF_LENDING,
    narrow: viewports.narrow,
  }));
