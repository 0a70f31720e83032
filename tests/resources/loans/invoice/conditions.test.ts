import { expect, it } from 'vitest';
import { conditionsOf, messagesOf } from '../../../../src/entity/Condition';
import { newInvoiceConditions } from '../../../../src/resources/loans/invoice/lifecycle';

it('makes one live invoice per row', () => {
  const create = conditionsOf(newInvoiceConditions, 'create');
  expect(create({ liveInvoices: 0, rowUnpaid: true })).toBeNull();
  expect(create({ liveInvoices: 1, rowUnpaid: true })?.message).toBe('actionBlocks.live_invoice');
  expect(create({ liveInvoices: 0, rowUnpaid: false })?.message).toBe(
    'actionBlocks.row_not_unpaid',
  );
});

it('names its blocks', () => {
  expect(messagesOf(newInvoiceConditions).sort()).toEqual([
    'actionBlocks.live_invoice',
    'actionBlocks.row_not_unpaid',
  ]);
});
