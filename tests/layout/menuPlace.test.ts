import { expect, it } from 'vitest';
import { listsOf } from '../../src/layout/sidebar/useMenuPlace';
import { routeFor } from '../../src/resources/routes';

it.each([
  ['/loans/collateral/view/17', undefined, ['/loans/collateral/admin', '/loans/collateral/tenant']],
  ['/court/4', undefined, ['/court-list']],
  ['/product/100001-LOAN_POCKET', undefined, ['/products']],
  ['/zms-view/800001', undefined, ['/zms', '/customers/zms']],
  ['/loans/300001/pending/loan/detail', undefined, ['/loans/pending/loan']],
  ['/loans/300004', undefined, []],
  ['/loans/300004/installment', '/loans/risked', ['/loans/risked']],
  ['/loans/300004', '/contract', []],
  ['/loans/create', '/loans/risked', []],
  ['/loans/risked', '/loans', []],
])('%s, come from %s, belongs to %j', (pathname, cameFrom, lists) => {
  const found = listsOf(routeFor(pathname), cameFrom ? routeFor(cameFrom) : undefined);
  expect([...new Set(found)]).toEqual(lists);
});
