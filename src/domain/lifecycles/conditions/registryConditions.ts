import { compareMoney, type MoneyValue } from '../../money';
import type { LineCloseActName, RegistryWriteActName } from '../registryLifecycles';
import type { Condition, Conditions } from '../../../entity/Condition';

/** What the conditions of a report's acts are calculated from; the gateway sends it with the record. */
export interface RegistryWriteFacts {
  /** In how many things the registry's record differs from ours. */
  differences: number;
  hasFailed: boolean;
  /** The person's lender is the one that wrote, or nobody did yet. */
  isWriter: boolean;
}

const ownWrite: Condition<RegistryWriteFacts> = {
  key: 'not_the_writer',
  holds: ({ isWriter }) => isWriter,
};

/**
 * Conditions of the acts of a report beyond state and right (docs/domain/registries.md 2.1, 2.3: only the lender that
 * wrote may correct).
 */
export const registryWriteConditions: Conditions<RegistryWriteActName, RegistryWriteFacts> = {
  update_written: [{ key: 'no_difference', holds: ({ differences }) => differences > 0 }],
  correct_write: [
    {
      key: 'nothing_to_correct',
      holds: ({ differences, hasFailed }) => hasFailed || differences > 0,
    },
    ownWrite,
  ],
};

/** What the conditions of a request to close a line are calculated from. */
export interface LineCloseFacts {
  /** What is still owed under the line. */
  balance: MoneyValue;
}

/** A line with a balance is not closed (docs/domain/registries.md 3.1). */
export const lineCloseConditions: Conditions<LineCloseActName, LineCloseFacts> = {
  close_line: [{ key: 'line_owes', holds: ({ balance }) => compareMoney(balance, 0) !== 1 }],
};
