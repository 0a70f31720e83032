import { expect, test } from 'vitest';
import { only } from '../support/rights';
import { gatewayDesk } from './gatewayDesk';

const desk = gatewayDesk(20);

const PAYER = only('loan-payment-request:list');

const receive = (batchCode: string, receiptAmount: string, as: string) =>
  desk.post(
    '/gateway-lab/loans/batch-payment',
    { batchCode, receiptAmount, payer: 'Туршилт ХХК', fileName: 'a.xlsx', rowCount: 1 },
    as,
  );

test('one person moves no more a day with the right of a list, however small the parts', async () => {
  expect((await receive('A-1', '50000000.01', PAYER)).body.fields).toHaveProperty('receiptAmount');
  expect((await receive('A-2', '30000000.00', PAYER)).status).toBe(201);
  const beyond = await receive('A-3', '20000000.01', PAYER);
  expect([beyond.status, Object.keys(beyond.body.fields)]).toEqual([400, ['receiptAmount']]);
  expect((await receive('A-4', '20000000.00', PAYER)).status).toBe(201);
  expect((await receive('A-5', '0.01', PAYER)).status).toBe(400);
});

test('what was refused counts for nothing, another person has a day of their own, a lead no limit', async () => {
  expect((await receive('B-1', '60000000.00', PAYER)).status).toBe(400);
  expect((await receive('B-2', '50000000.00', PAYER)).status).toBe(201);
  expect((await receive('B-3', '50000000.00', 'economist')).status).toBe(201);
  const lead = only('loan-payment-request:list', 'lead:approve');
  expect((await receive('B-4', '900000000.00', lead)).status).toBe(201);
});
