import type { RegistryRequestState } from '../../../domain/enums/common';
import { RegistryLogType } from '../../../domain/enums/credit-registry';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { choice } from '../../../fields';
import { WRITE_LOANS } from '../rights';

/**
 * A check at the credit registry (docs/domain/registries.md 1.1). Sending makes a new check of the customer; one that
 * was only prepared is sent as it is. Its answer comes by itself. Sending asks what it is for; the reason is asked for
 * while a result is valid (docs/domain/registries.md 1.3).
 */
export const checkLifecycle = {
  ...lifecycleOf<RegistryRequestState>()(
    'state',
    {
      check_zms: {
        success: 'toast.zms_sent',
        from: ['NONE', 'FAILED', 'AVAILABLE', 'NOT_AVAILABLE'],
        to: 'PENDING',
        stays: true,
        outcomes: ['PENDING'],
        access: WRITE_LOANS,
        guard: 'asks',
        confirm: 'consequence',
        tone: 'primary',
      },
    },
    [
      { from: ['PENDING'], to: 'AVAILABLE', by: 'registry' },
      { from: ['PENDING'], to: 'NOT_AVAILABLE', by: 'registry' },
      { from: ['PENDING'], to: 'FAILED', by: 'registry' },
    ],
  ),
  inputs: { check_zms: { logType: choice(RegistryLogType) } },
  outside: {
    by: 'registry',
    answer: ({ state }: { readonly state?: unknown }) => (state === 'PENDING' ? 'sent' : null),
    looks: [],
  },
} as const;
