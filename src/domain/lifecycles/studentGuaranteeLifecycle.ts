import type { ContractState } from '../enums/contracts';
import { lifecycleOf } from '../../entity/lifecycleOf';
import * as rights from './rights';

/**
 * The guarantee contract of a student (docs/domain/contracts.md 10.1, 10.2; docs/domain/lending.md 14.2): cancelled for
 * good, or renewed for another school year. It is signed in the application, and cancelled by itself when that does not
 * happen in time.
 */
export const studentGuaranteeLifecycle = lifecycleOf<ContractState>()(
  'state',
  {
    renew: {
      from: ['InvestorSigned'],
      to: 'Modified',
      access: rights.STUDENT_CONTRACT,
      confirm: 'reason',
    },
    cancel_contract: {
      from: ['Created', 'InvestorSigned', 'Modified'],
      to: 'Canceled',
      access: rights.STUDENT_CONTRACT,
      confirm: 'consequence',
      irreversible: true,
      consequences: ['limit'],
      tone: 'danger',
    },
  },
  [
    { from: ['Created'], to: 'InvestorSigned', by: 'signature' },
    { from: ['Created'], to: 'AutoCanceled', by: 'time' },
  ],
);

export type StudentGuaranteeActName = keyof typeof studentGuaranteeLifecycle.actions;
