import type { ContractState } from '../enums/contracts';
import { lifecycleOf } from '../../entity/lifecycleOf';
import * as rights from './rights';

/**
 * The contract (docs/domain/contracts.md 2.1). Making one is no act of a record: the gate board stands before it.
 * Cession and the credit registry leave the state as it is; Canceled and AutoCanceled are final.
 */
export const contractLifecycle = lifecycleOf<ContractState>()(
  'state',
  {
    sign: {
      from: ['Created'],
      to: 'InvestorSigned',
      access: rights.SIGN_CONTRACT,
      confirm: 'yes-no',
      irreversible: true,
      notByMaker: true,
      tone: 'primary',
    },
    retry_sign: {
      from: ['Created'],
      to: 'InvestorSigned',
      access: rights.SIGN_CONTRACT,
      confirm: 'yes-no',
      irreversible: true,
      notByMaker: true,
    },
    amend: {
      from: ['Created', 'InvestorSigned'],
      to: 'Modified',
      access: rights.RENEW_CONTRACT,
      confirm: 'reason',
    },
    renew: {
      from: ['InvestorSigned'],
      to: 'Modified',
      access: rights.RENEW_CONTRACT,
      confirm: 'reason',
    },
    cancel_contract: {
      from: ['Created', 'InvestorSigned', 'Modified'],
      to: 'Canceled',
      access: rights.CANCEL_CONTRACT,
      confirm: 'consequence',
      irreversible: true,
      consequences: ['limit'],
      tone: 'danger',
    },
    cede_contract: {
      from: ['InvestorSigned', 'Modified'],
      to: 'InvestorSigned',
      stays: true,
      access: rights.CESSION,
      confirm: 'consequence',
      reverse: 'undo_cession',
      consequences: ['isCessioned'],
    },
    undo_cession: {
      from: ['InvestorSigned', 'Modified'],
      to: 'InvestorSigned',
      stays: true,
      access: rights.CESSION,
      confirm: 'consequence',
      consequences: ['isCessioned'],
    },
    write_to_zms: {
      from: ['Created', 'InvestorSigned', 'Modified', 'Canceled', 'AutoCanceled'],
      to: 'Created',
      stays: true,
      access: rights.WRITE_REGISTRY,
      confirm: 'yes-no',
    },
  },
  [{ from: ['Created'], to: 'AutoCanceled', by: 'time' }],
);

export type ContractActName = keyof typeof contractLifecycle.actions;
