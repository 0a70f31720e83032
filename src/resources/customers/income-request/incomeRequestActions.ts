import {
  approvalHindrance,
  sendHindrance,
  type IncomeFacts,
} from '../../../domain/income/approval';
import { incomeLifecycle } from '../../../domain/income/incomeLifecycle';
import { image } from '../../../fields/image';
import { pdf } from '../../../fields/pdf';
import type { ActPerson, ConditionHindrance, Lifecycle } from '../../../entity/lifecycle';
import type { incomeFields } from '../income/incomeFields';

const asks = { send_income_again: { document: pdf(), picture: image() } } as const;

function conditions(
  action: keyof typeof incomeLifecycle.actions,
  record: { readonly facts?: unknown },
  person: ActPerson,
): ConditionHindrance | null {
  const facts = record.facts as IncomeFacts | undefined;
  if (!facts) return null;
  if (action === 'approve_income') return approvalHindrance(facts, person.id);
  return action === 'send_income' ? sendHindrance(facts) : null;
}

/** The life cycle of an income as console and gateways use it: what is sent again brings better evidence along. */
export const incomeLife = {
  ...incomeLifecycle,
  asks,
  askRules: {
    send_income_again: ({ document, picture }) =>
      document || picture ? [] : [{ field: 'document', message: 'income.files_needed' }],
  },
  conditions,
} as const satisfies Lifecycle<
  typeof incomeFields,
  'state',
  keyof typeof incomeLifecycle.actions,
  typeof asks
>;
