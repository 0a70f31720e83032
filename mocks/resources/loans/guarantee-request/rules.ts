import type { Hooks } from '../../../engine/Hooks';

/** Guarantee requests: without its guarantor the loan does not go on (docs/domain/lending.md 4.4). */
export const hooks: Hooks = {
  resource: 'loans/guarantee-request',
  actions: {
    cancel_record: (_record, { store, caller }) => ({
      loanState: 'FAILED_TO_PROCEED',
      decidedAt: store.clock.iso(),
      decidedBy: caller.id,
    }),
  },
};
