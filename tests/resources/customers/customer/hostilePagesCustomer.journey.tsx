import { test } from 'vitest';
import { startGateways } from '../../../support/journeys/gateways';
import { hostilePages, lookAtAll, poison } from '../../../support/journeys/hostile';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

/** Inputs alone, or nothing that anybody writes. */
const BARE = ['/customers/100001/update', '/customers/100001/income/create'];

test('hostile text is text on every page of a customer', async () => {
  poison(lab);
  const visit = await openAt('/profile');
  await lookAtAll(
    visit,
    hostilePages(lab).filter((path) => path.startsWith('/customers/100001')),
    BARE,
  );
});
