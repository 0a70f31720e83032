import { test } from 'vitest';
import { startGateways } from '../../../support/journeys/gateways';
import { hostilePages, lookAtAll, poison } from '../../../support/journeys/hostile';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

/** Searches show nothing before they are asked, forms have it in their inputs. */
const BARE = [
  '/bw-list/create',
  '/bw-list/search',
  '/court',
  '/customer-finder/create',
  '/registry-detail',
  '/suspect/search',
  '/xyp',
  '/zms-search',
];

test('hostile text is text in the registries, the watch lists and the other lists', async () => {
  poison(lab);
  const visit = await openAt('/profile');
  await lookAtAll(
    visit,
    hostilePages(lab).filter((path) => !path.startsWith('/customers')),
    BARE,
  );
});
