import type { EodState } from '../../../domain/enums/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { RUN_DAYS } from './rights';

const table = lifecycleOf<EodState>()(
  'state',
  {
    start_eod: {
      success: 'toast.eod_started',
      from: ['NOT_RUN'],
      to: 'RUNNING',
      access: RUN_DAYS,
      confirm: 'typed',
      irreversible: true,
      tone: 'primary',
    },
    resume_eod: {
      success: 'toast.eod_started',
      from: ['FAILED'],
      to: 'RUNNING',
      access: RUN_DAYS,
      confirm: 'consequence',
      tone: 'primary',
    },
    stop_eod: {
      from: ['RUNNING'],
      to: 'FAILED',
      access: RUN_DAYS,
      confirm: 'consequence',
      tone: 'danger',
    },
  },
  [
    { from: ['RUNNING'], to: 'DONE', by: 'the last step' },
    { from: ['RUNNING'], to: 'FAILED', by: 'a step that fails' },
    { from: ['NOT_RUN', 'FAILED'], to: 'DONE', by: 'midnight' },
  ],
);

/** A run of a business date: started by typing month and day of its date, gone on with at the step that failed (docs/domain/money.md 6.1). */
export const eodLifecycle = { ...table, code: 'runDate' } as const;
