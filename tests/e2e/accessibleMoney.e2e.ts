import { it } from 'vitest';
import { expectAllAccessible } from './support/accessible';
import { viewports } from './support/console';
import { FIRST_OF_MONEY, MONEY_PLACES } from './support/places';

it('breaks no rule on any page of money, light and dark, at the desk and at 800 px', () =>
  expectAllAccessible({
    places: MONEY_PLACES,
    firstOf: FIRST_OF_MONEY,
    narrow: viewports.narrow,
  }));
