import { test } from 'vitest';
import { startGateways } from '../../../support/journeys/gateways';
import { hostilePages, lookAtAll, poison } from '../../../support/journeys/hostile';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

/** Searches show nothing before they are asked, forms have it in their inputs; the others count. */
const BARE = [
  '/customers/create',
  '/customers/education/1/update',
  '/customers/education/create/100001',
  '/customers/income/loan-list',
  '/customers/search',
  '/customers/search/keycloak',
  '/customers/segments',
];

test('hostile text is text in the lists of the customers and on their records', async () => {
  poison(lab);
  const visit = await openAt('/profile');
  await lookAtAll(
    visit,
    hostilePages(lab).filter((path) => /^\/customers(?!\/100001)/.test(path)),
    BARE,
  );
});
