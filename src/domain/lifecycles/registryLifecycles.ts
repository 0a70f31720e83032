import type { Access } from '../../entity/entity';
import type { ApprovalState, RegistryRequestState } from '../enums/common';
import type { CreditRegistryWriteState } from '../enums/credit-registry';
import { lifecycleOf } from '../../entity/lifecycleOf';
import * as rights from './registryRights';

/**
 * A check at the credit registry (docs/domain/registries.md 1.1). Sending makes a new check of the customer; one that
 * was only prepared is sent as it is. Its answer comes by itself.
 */
export const registryCheckLifecycle = lifecycleOf<RegistryRequestState>()(
  'state',
  {
    check_zms: {
      from: ['NONE', 'FAILED', 'AVAILABLE', 'NOT_AVAILABLE'],
      to: 'PENDING',
      stays: true,
      outcomes: ['PENDING'],
      access: rights.WRITE_LOANS,
      confirm: 'yes-no',
      tone: 'primary',
    },
  },
  [
    { from: ['PENDING'], to: 'AVAILABLE', by: 'registry' },
    { from: ['PENDING'], to: 'NOT_AVAILABLE', by: 'registry' },
    { from: ['PENDING'], to: 'FAILED', by: 'registry' },
  ],
);

/**
 * The reporting of one loan to the credit registry (docs/domain/registries.md 2.1, 2.3). What is scheduled is written
 * by the next day, by time; what was written is sent again only as an update.
 * @param write who writes: staff of the registry, or a lender its own
 * @param correct who corrects a report
 */
const writing = (write: Access, correct: Access) =>
  lifecycleOf<CreditRegistryWriteState>()(
    'writeStatus',
    {
      write_one: {
        from: ['NEVER', 'FAILED', 'SCHEDULED'],
        to: 'SCHEDULED',
        access: write,
        confirm: 'yes-no',
        tone: 'primary',
      },
      update_written: {
        from: ['SUCCESSFULLY'],
        to: 'SCHEDULED',
        access: write,
        confirm: 'yes-no',
      },
      correct_write: {
        from: ['FAILED', 'SUCCESSFULLY'],
        to: 'SCHEDULED',
        access: correct,
        confirm: 'reason',
      },
    },
    [
      { from: ['SCHEDULED'], to: 'SUCCESSFULLY', by: 'time' },
      { from: ['SCHEDULED'], to: 'FAILED', by: 'time' },
    ],
  );

export const registryWriteLifecycle = writing(rights.WRITE_LOANS, rights.CORRECT_WRITES);

export const tenantWriteLifecycle = writing(rights.WRITE_OWN_LOANS, rights.WRITE_OWN_LOANS);

export type RegistryWriteActName = keyof typeof registryWriteLifecycle.actions;

/** A request to close a credit line at the registry (docs/domain/registries.md 3.1): both answers are final. */
export const lineCloseLifecycle = lifecycleOf<ApprovalState>()('state', {
  close_line: {
    from: ['PENDING'],
    to: 'APPROVED',
    access: rights.CLOSE_LINES,
    confirm: 'reason',
    irreversible: true,
    notByMaker: true,
    tone: 'primary',
  },
  keep_line: {
    from: ['PENDING'],
    to: 'REJECTED',
    access: rights.CLOSE_LINES,
    confirm: 'reason',
    irreversible: true,
    tone: 'danger',
  },
});

export type LineCloseActName = keyof typeof lineCloseLifecycle.actions;
