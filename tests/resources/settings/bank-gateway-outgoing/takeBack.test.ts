import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const ENTRIES = '/gateway-accounting/staff-entries';
const BOOKS = only('accounting:correct', 'cgw-bank-income:access');
const log = () => desk.store.collection('bank-gateways/outgoing');
const wallet = () => ledgerOf(desk.store).balanceOf('wallet', { holder: 100_002 });

/** A cash-out of a wallet that the bank's log has in a state. */
async function cashOut(state?: string) {
  const { status, body } = await desk.post(
    ENTRIES,
    {
      kind: 'WALLET_CASH_OUT',
      customerId: 100_002,
      amount: '50000.00',
      comment: 'Харилцагчийн хүсэлтээр гаргав.',
    },
    BOOKS,
  );
  expect(status).toBe(201);
  const row = log()?.all.find(({ number }) => number === body.number) as MockRecord;
  if (state) log()?.change(row, { state });
  return { entry: body, row };
}
const takeBack = (id: unknown) =>
  desk.call(`POST ${ENTRIES}/${String(id)}/reverse_entry`, {
    as: BOOKS,
    body: { reason: 'Буруу харилцагч дээр гаргасан.' },
    headers: { 'If-Match': '*', 'Accept-Language': 'en' },
  });

describe('what has left the house', () => {
  test('is not taken back: the bank has paid it out', async () => {
    const { entry, row } = await cashOut();
    expect(row.state).toBe('EXECUTED');
    const [held, count] = [wallet(), ledgerOf(desk.store).journals().length];
    const { status, body } = await takeBack(entry.id);
    expect([status, body.code, body.message]).toEqual([
      409,
      'CONDITION_FAILED',
      `The bank has executed transfer ${String(entry.number)}, so it is not taken back. If the money comes back, book it onto the wallet by its line of the statement.`,
    ]);
    expect([wallet(), ledgerOf(desk.store).journals().length]).toEqual([held, count]);
    expect(row.state).toBe('EXECUTED');
  });

  test.each([
    ['WAITING', 'actionBlocks.transfer_waits'],
    ['RETRYING', 'actionBlocks.transfer_waits'],
    ['UNANSWERED', 'actionBlocks.transfer_unanswered'],
    ['EXECUTED', 'actionBlocks.transfer_paid_out'],
  ])('%s says its reason beside the button and in the refusal', async (state, message) => {
    const { entry } = await cashOut(state);
    const shown = await desk.get(`${ENTRIES}/${String(entry.id)}`, BOOKS);
    expect((shown.body.facts as { reversal: { message: string } }).reversal.message).toBe(message);
    expect((await takeBack(entry.id)).status).toBe(409);
  });

  test('comes back when the bank has refused it, once', async () => {
    const held = wallet();
    const { entry } = await cashOut('REFUSED');
    expect((await takeBack(entry.id)).status).toBe(200);
    expect(wallet()).toBe(held);
    expect((await takeBack(entry.id)).status).toBe(409);
  });

  test('is decided on with its failed transfer where there is one', async () => {
    const { entry, row } = await cashOut('REFUSED');
    log()?.change(row, { failedTransferId: 700_019 });
    const shown = await desk.get(`${ENTRIES}/${String(entry.id)}`, BOOKS);
    expect((shown.body.facts as { reversal: { message: string } }).reversal.message).toBe(
      'actionBlocks.transfer_failed',
    );
    expect((await takeBack(entry.id)).status).toBe(409);
  });

  test('is not taken back either where the log has nothing of it: unknown is not never sent', async () => {
    const { entry, row } = await cashOut();
    log()?.remove(row);
    const shown = await desk.get(`${ENTRIES}/${String(entry.id)}`, BOOKS);
    expect((shown.body.facts as { reversal: { message: string } }).reversal.message).toBe(
      'actionBlocks.transfer_unanswered',
    );
    expect((await takeBack(entry.id)).status).toBe(409);
    // What merchants of the sample were paid was never in the log.
    const ledger = ledgerOf(desk.store);
    const paid = ledger.journals({ kind: 'MERCHANT_CASH_OUT' })[0].id;
    expect(ledger.reversalBlock(paid)).toBe('forbidden');
  });

  test('is nothing of what stays on the lender’s own accounts: that is taken back without a log', async () => {
    const { body } = await desk.post(
      ENTRIES,
      {
        kind: 'INTERNAL_TRANSFER',
        fromAccount: 'bank',
        toAccount: 'bankPayouts',
        amount: '10000.00',
        comment: 'Олголтын дансаа цэнэглэв.',
      },
      BOOKS,
    );
    expect((await takeBack(body.id)).status).toBe(200);
  });

  test('is not taken back by the ledger itself either, whichever room asks', async () => {
    const { entry } = await cashOut();
    const ledger = ledgerOf(desk.store);
    const journal = String(entry.journalId);
    expect(ledger.reversalBlock(journal)).toBe('forbidden');
    expect(() =>
      ledger.reverse(journal, {
        at: desk.store.clock.iso(),
        by: null,
        valueDate: '2026-11-21',
        reason: 'Алдаатай гүйлгээ.',
      }),
    ).toThrow('forbidden');
  });
});
