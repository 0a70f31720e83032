import { it } from 'vitest';
import { expectAllAccessible } from './support/accessible';
import { viewports } from './support/console';
import { CONTENT_PLACES } from './support/places';

it('breaks no rule on any page of content, light and dark, at the desk and at 800 px', () =>
  expectAllAccessible({ places: CONTENT_PLACES, narrow: viewports.narrow }));
