import { approvalBlock, sendBlock, type IncomeFacts } from '../../../domain/income/approval';
import { incomeLifecycle } from '../../../domain/income/incomeLifecycle';
import { image, pdf } from '../../../fields';
import type { ActPerson, ConditionBlock, Lifecycle } from '../../../entity/lifecycle';
import type { incomeFields } from '../income/incomeFields';

const inputs = { send_income_again: { document: pdf(), picture: image() } } as const;

function conditions(
  action: keyof typeof incomeLifecycle.actions,
  record: { readonly facts?: unknown },
  person: ActPerson,
): ConditionBlock | null {
  const facts = record.facts as IncomeFacts | undefined;
  if (!facts) return null;
  if (action === 'approve_income') return approvalBlock(facts, person.id);
  return action === 'send_income' ? sendBlock(facts) : null;
}

/** The life cycle of an income as console and gateways use it: what is sent again brings better evidence along. */
export const incomeLife = {
  ...incomeLifecycle,
  inputs,
  inputRules: {
    send_income_again: ({ document, picture }) =>
      document || picture ? [] : [{ field: 'document', message: 'income.files_needed' }],
  },
  conditions,
} as const satisfies Lifecycle<
  typeof incomeFields,
  'state',
  keyof typeof incomeLifecycle.actions,
  typeof inputs
>;
