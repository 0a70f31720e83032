import type { PublishState } from '../../../domain/enums/content';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { placeAsked, publishedInOrder } from '../publishing';

/** Who keeps the options. */
export const KEEP_OPTIONS = 'admin:access';

const table = lifecycleOf<PublishState>()('state', publishedInOrder(KEEP_OPTIONS));

/** What the gateway sends with an option for its conditions. */
export interface OptionFacts {
  /** Another published option asks for the same agreement at the same moment. */
  readonly hasTwin?: boolean;
}

interface Option {
  readonly agreementCode?: string | null;
  readonly facts?: unknown;
}

const blocked = (message: ConditionBlock['message']): ConditionBlock => ({
  kind: 'condition',
  message,
});

/**
 * The app asks for a text that is there, and asks for it once at a moment
 * (docs/domain/content-and-messaging.md 1.11).
 */
function conditions(
  action: keyof typeof table.actions,
  { agreementCode, facts }: Option,
): ConditionBlock | null {
  if (action !== 'publish') return null;
  if (!agreementCode) return blocked('actionBlocks.option_without_agreement');
  return (facts as OptionFacts | undefined)?.hasTwin ? blocked('actionBlocks.option_twin') : null;
}

/** Options: asked by the app or not, in an order (docs/domain/content-and-messaging.md 1.11). */
export const optionLifecycle = { ...table, ...placeAsked, conditions } as const;
