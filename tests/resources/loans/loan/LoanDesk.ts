import { loanLifecycle } from '../../../../src/resources/loans/loan/lifecycle';
import type { Gateways } from '../../../../mocks/engine';
import type { MockRecord, RecId } from '../../../../mocks/engine/MockRecord';
import { bodyFor } from '../../../contract/support/actionBodies';
import { LOANS } from './loanChecks';
import { only as holder } from '../../../support/rights';
import { call, type Reply, testGateways, TODAY } from '../../../engine/testGateways';

export type Action = keyof typeof loanLifecycle.actions;
export const actions = Object.keys(loanLifecycle.actions) as Action[];

/** The rights of an action; each alone is enough. */
export const rightsOf = (action: Action): string[] => [loanLifecycle.actions[action].access].flat();

export { holder };

const REASON = 'Туршилтын шалтгаан, хангалттай урт.';

/** The gateways with their loans, started once for a file of tests. */
export class LoanDesk {
  private constructor(readonly gateways: Gateways) {}

  static async open(): Promise<LoanDesk> {
    return LoanDesk.over(await testGateways(120));
  }

  /** Over gateways that another desk has started. */
  static over(gateways: Gateways): LoanDesk {
    return new LoanDesk(gateways);
  }

  /** A fresh sample, where something has happened to the one at hand. */
  tidy(): void {
    const { store } = this.gateways;
    if (store.journal.commits.length > 0 || store.clock.today() !== TODAY) store.reset();
  }

  /** The record as the store keeps it. */
  loan(id: RecId): MockRecord {
    return this.gateways.store.collection('loans')?.get(id) as MockRecord;
  }

  customer(id: number): MockRecord {
    return this.gateways.store.collection('customers')?.get(id) as MockRecord;
  }

  /** Does an action with its literal body, as somebody with its rights unless said otherwise. */
  send(
    id: RecId,
    action: Action,
    { as, body, key }: { as?: string; body?: object; key?: string } = {},
  ): Promise<Reply> {
    return call(this.gateways, `POST ${LOANS}/${id}/${action}`, {
      as: as ?? holder(...rightsOf(action), 'loan:view'),
      body: {
        reason: action === 'reject' ? 'DATA_WRONG' : REASON,
        ...bodyFor('loans', action, this.loan(id)),
        ...this.ownBody(id, action),
        ...body,
      },
      headers: key ? { 'Idempotency-Key': key } : undefined,
    });
  }

  /** What actions about receipts ask for: the first one is the wrong one. */
  private ownBody(id: RecId, action: Action): object {
    if (action === 'record_recovery') {
      return { amount: '1000.00', date: TODAY, paymentSource: 'BANK' };
    }
    if (action !== 'move_receipt') return {};
    return { receiptId: Number(id) * 1_000 + 1, comment: 'Өөр зээлийн төлөлтийг буруу бүртгэсэн.' };
  }

  /** History of a loan or of another record, the newest first. */
  async history(path: string): Promise<Record<string, unknown>[]> {
    const { body } = await call(this.gateways, `GET ${path}/history`);
    return body as unknown as Record<string, unknown>[];
  }

  /** Moves the gateways to another day. */
  async goTo(today: string): Promise<void> {
    await call(this.gateways, 'POST /__clock', { body: { today } });
    await call(this.gateways, `GET ${LOANS}?size=2`);
  }
}
