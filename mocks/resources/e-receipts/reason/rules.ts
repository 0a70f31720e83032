import { invalid } from '../../../engine/ApiError';
import type { Hooks } from '../../../engine/Hooks';
import { isVisible } from '../../../engine/tenancy';
import { unexplainedFees } from '../receipt/receiptDay';

/** Reasons of people: one is given where a fee of the day lacks a receipt (docs/domain/money.md 8.4). */
export const hooks: Hooks = {
  resource: 'ebarimt/reasons',
  create({ feeDate }, { store, caller }) {
    const isSeen = (one: object) => isVisible(caller, { id: 0, ...one });
    if (unexplainedFees(store, String(feeDate), isSeen).length === 0)
      throw invalid({ feeDate: 'receiptReasons.nothing_missing' });
    return {};
  },
};
