import {
  approvalHindrance,
  sendHindrance,
  type IncomeFacts,
} from '../../../domain/income/approval';
import { incomeLifecycle } from '../../../domain/income/incomeLifecycle';
import { image } from '../../../entity/kinds/image';
import { pdf } from '../../../entity/kinds/pdf';
import type { ActPerson, ConditionHindrance } from '../../../entity/lifecycle';

type Values = Readonly<Record<string, unknown>>;

function conditions(action: string, record: Values, person: ActPerson): ConditionHindrance | null {
  const facts = record.facts as IncomeFacts | undefined;
  if (!facts) return null;
  if (action === 'approve_income') return approvalHindrance(facts, person.id);
  return action === 'send_income' ? sendHindrance(facts) : null;
}

/** The life cycle of an income as console and gateways use it: what is sent again brings better evidence along. */
export const incomeLife = {
  ...incomeLifecycle,
  asks: { send_income_again: { document: pdf(), picture: image() } },
  askRules: {
    send_income_again: ({ document, picture }: Values) =>
      document || picture ? [] : [{ field: 'document', message: 'income.files_needed' }],
  },
  conditions,
} as const;
