import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

const checked = (_record: MockRecord, call: Call) => ({
  checkReason: bodyOf(call).reason,
  checkedAt: call.store.clock.iso(),
  checkedBy: call.caller.id,
});

/** What somebody found of a bank statement (docs/domain/income.md 1.3). */
export const hooks: Hooks = {
  resource: 'bank-statement-verification',
  actions: { verify_statement: checked, refuse_statement: checked },
};
