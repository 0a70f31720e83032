import type { AgreementState } from '../../../domain/enums/content';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Who keeps the terms of service. */
export const KEEP_AGREEMENTS = 'agreement-admin:access';

/**
 * Versions of an agreement: another person than its author puts one in force, which replaces the former one, and the app asks every
 * customer anew: their number is typed where they are many
 * (docs/domain/content-and-messaging.md 1.3).
 */
export const agreementLifecycle = {
  ...lifecycleOf<AgreementState>()('state', {
    put_in_force: {
      from: ['DRAFT'],
      to: 'IN_FORCE',
      access: KEEP_AGREEMENTS,
      confirm: 'consequence',
      irreversible: true,
      notByMaker: true,
      consequences: ['option', 'version', 'askedAgain'],
      tone: 'primary',
    },
  }),
  auto: [{ from: ['IN_FORCE'], to: 'REPLACED', by: 'a newer version that is put in force' }],
  code: 'code',
  versions: { of: ['option'], number: 'version', inForce: 'IN_FORCE', puts: 'put_in_force' },
  // What customers have accepted keeps its words.
  fixed: ({ state }: { readonly state?: string | null }) =>
    state === 'DRAFT' ? [] : (['title', 'summary'] as const),
  recordsOf: (_action: 'put_in_force', { askedAgain }: { readonly askedAgain?: number | null }) =>
    askedAgain ?? 1,
} as const;
