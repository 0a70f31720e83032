import type { Conditions } from '../../../entity/Condition';

/** A signature on paper needs its scan (docs/domain/contracts.md 9.1). */
export const signatureConditions: Conditions<
  | 'approve_signature'
  | 'reject_signature'
  | 'accept_paper'
  | 'overrule_approval'
  | 'overrule_rejection',
  { hasScan: boolean }
> = {
  accept_paper: [{ key: 'scan_missing', holds: ({ hasScan }) => hasScan }],
};
