import { ApprovalState } from '../../../domain/enums/common';
import { conditionsOf } from '../../../entity/Condition';
import {
  lineCloseConditions,
  type LineCloseFacts,
} from '../../../domain/lifecycles/conditions/registryConditions';
import {
  lineCloseLifecycle,
  type LineCloseActName,
} from '../../../domain/lifecycles/registryLifecycles';
import {
  choice,
  dateTime,
  money,
  number,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';

const shown = { readOnly: true } as const;

/** A request to close a credit line, with what is still owed under it (docs/domain/registries.md 3.1). */
export const lineFields = {
  contractId: reference('contract', shown),
  contractNumber: text(shown),
  customerId: reference('customers', shown),
  customerName: text({ ...shown, private: true }),
  regnum: registerNumber(shown),
  limit: money(shown),
  /** Still owed under the line, as of now. */
  balance: money(shown),
  openLoans: number({ ...shown, integer: true }),
  state: choice(ApprovalState, shown),
  requestedAt: dateTime(shown),
  decidedAt: dateTime(shown),
  decidedBy: userName(shown),
  reason: text(shown),
  tenant: tenant(),
  createdBy: userName(shown),
} as const;

const conditions = (action: LineCloseActName, { facts }: { readonly facts?: unknown }) =>
  facts ? conditionsOf(lineCloseConditions, action)(facts as LineCloseFacts) : null;

/** The answers to a request; a line with a balance is not closed. */
export const lineLife = { ...lineCloseLifecycle, conditions, code: 'contractNumber' } as const;
