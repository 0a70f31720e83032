import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { whyBlocked } from '../../../../src/entity/lifecycle';
import { staffEntryLifecycle } from '../../../../src/resources/accounting/staff-entry/lifecycle';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const PERSON = { id: 'somebody', rules: true, may: () => true };

test('a row of the list says as much as the record why an entry that waits cannot be approved', async () => {
  const as = only('accounting:correct', 'cgw-bank-income:access');
  const { body } = await desk.get(
    '/gateway-accounting/staff-entries?state=WAITING&books=all&size=100',
    as,
  );
  const rows = body.content as (MockRecord & { number: string })[];
  const said = rows.map((row) => [
    row.number,
    whyBlocked(staffEntryLifecycle, 'approve_entry', row, PERSON),
  ]);
  const records = await Promise.all(
    rows.map(async ({ id, number }) => {
      const record = (await desk.get(`/gateway-accounting/staff-entries/${id}`, as)).body;
      return [number, whyBlocked(staffEntryLifecycle, 'approve_entry', record, PERSON)];
    }),
  );
  expect(said).toEqual(records);
  // Beyond what the wallets of the sample may get at once.
  const blocked = said.flatMap(([number, block]) => (block ? [number] : []));
  expect(blocked.sort()).toEqual(['SE-00015', 'SE-00019', 'SE-00023']);
});
