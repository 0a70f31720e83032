import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '../../src/resources/routes';
import { EVERY_FIRST, EVERY_PLACE } from '../e2e/support/places';
import { declared } from './support/entities';

/** Addresses of the records that are opened from their lists. */
const opened = declared.flatMap(({ entity }) => {
  const list = entity.paths?.list ?? `/${entity.name}`;
  return EVERY_FIRST.includes(list) ? [entity.paths?.show ?? `/${entity.name}/:id`] : [];
});

/** True when the place is on the route itself: a name in the place of a number is another page, as `/branch/all`. */
const isOf = (route: string, place: string): boolean => {
  const match = matchPath(route, place.split('?')[0]);
  return match !== null && Object.values(match.params).every((part) => /\d/.test(part ?? ''));
};

it('has every address of the console among the pages that the browser tests read', () => {
  const unread = routes
    .map(({ path }) => path)
    .filter((path) => !opened.includes(path))
    .filter((path) => !EVERY_PLACE.some((place) => isOf(path, place.path)));
  expect(unread).toEqual([]);
});
