import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { Rec } from '../../../engine/Rec';

const checked = (_record: Rec, call: Call) => ({
  checkReason: bodyOf(call).reason,
  checkedAt: call.store.clock.iso(),
  checkedBy: call.caller.id,
});

/** What somebody found of a bank statement (domain 4.12). */
export const hooks: Hooks = {
  resource: 'bank-statement-verification',
  acts: { verify_statement: checked, refuse_statement: checked },
};
