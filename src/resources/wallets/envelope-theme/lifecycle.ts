import type { EnvelopeThemeState } from '../../../domain/enums/wallets';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { number } from '../../../fields';
import { KEEP_THEMES } from '../rights';

const table = lifecycleOf<EnvelopeThemeState>()('state', {
  activate: {
    from: ['INACTIVE'],
    to: 'ACTIVE',
    access: KEEP_THEMES,
    confirm: 'none',
    reverse: 'deactivate',
    tone: 'primary',
  },
  deactivate: {
    from: ['ACTIVE'],
    to: 'INACTIVE',
    access: KEEP_THEMES,
    confirm: 'none',
    reverse: 'activate',
  },
  make_default: {
    success: 'toast.theme_default_set',
    from: ['ACTIVE'],
    to: 'ACTIVE',
    stays: true,
    access: KEEP_THEMES,
    confirm: 'yes-no',
    sets: { isDefault: true },
  },
  move: {
    from: ['ACTIVE', 'INACTIVE'],
    to: 'ACTIVE',
    stays: true,
    access: KEEP_THEMES,
    confirm: 'none',
  },
  delete: {
    success: 'toast.deleted',
    failure: 'error.delete_failed',
    from: ['ACTIVE', 'INACTIVE'],
    to: 'DELETED',
    access: KEEP_THEMES,
    confirm: 'yes-no',
    irreversible: true,
    consequences: ['viewOrder'],
    tone: 'danger',
  },
});

/** What of a theme the conditions are about. */
interface ThemeFacts {
  readonly isDefault?: boolean | null;
  /** Envelopes with this theme from which somebody may still take. */
  readonly liveEnvelopes?: number | null;
}

/**
 * The default is neither deactivated nor deleted; a theme of live envelopes is deactivated instead of deleted
 * (docs/domain/wallets.md 4.2).
 */
function conditions(
  action: keyof typeof table.actions,
  { isDefault, liveEnvelopes }: ThemeFacts,
): ConditionBlock | null {
  if (action === 'make_default' && isDefault === true)
    return { kind: 'condition', message: 'actionBlocks.theme_is_default_already' };
  if ((action === 'deactivate' || action === 'delete') && isDefault === true)
    return { kind: 'condition', message: 'actionBlocks.theme_is_default' };
  if (action === 'delete' && (liveEnvelopes ?? 0) > 0)
    return {
      kind: 'condition',
      message: 'actionBlocks.theme_in_use',
      values: { count: liveEnvelopes ?? 0 },
    };
  return null;
}

/** Themes: offered or not, exactly one default, in an order of their own (docs/domain/wallets.md 4.2). */
export const themeLifecycle = {
  ...table,
  inputs: { move: { viewOrder: number({ required: true, min: 1, integer: true }) } },
  inputDefaults: {
    move: ({ viewOrder }: { readonly viewOrder?: number | null }) => ({
      viewOrder: viewOrder ?? 1,
    }),
  },
  conditions,
} as const;
