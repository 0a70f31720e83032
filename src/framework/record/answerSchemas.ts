import { mixed, object, type AnySchema } from 'yup';
import { isTyped } from '../../domain/confirmation';
import { CONFIRM } from '../../domain/settings';
import type { AnyEntity } from '../../entity/entity';
import { askedSchema, type FormSchema } from '../../entity/validate';
import { reasonProblem } from '../../ui/ConfirmDialog/ReasonField';

type Values = Readonly<Record<string, unknown>>;

/** Name of what the confirmation itself asks to be typed; no field of an action is called so. */
export const TYPED = 'confirmationCode';

/** What is typed to confirm an action. @param asked what it must be */
export const typedSchema = (asked: string): AnySchema =>
  mixed()
    .nullable()
    .test('typed', 'validation.required', (value) => isTyped(String(value ?? ''), asked));

/** The reason of an action. @param isChosen from a list: any choice will do, of any length */
export const reasonSchema = (isChosen: boolean): AnySchema =>
  mixed()
    .nullable()
    .test('reason', (value, { createError }) => {
      const problem = reasonProblem(String(value ?? ''), isChosen ? undefined : CONFIRM.reasonMin);
      return !problem || createError({ message: { ...problem } });
    });

/**
 * What the answers of an action's dialog must be: what the action asks for, its reason, what has to be typed.
 * @param asked to be typed; undefined where nothing is
 */
export function answerSchema(
  { lifecycle }: AnyEntity,
  action: string,
  record: Values,
  asked: string | undefined,
): FormSchema {
  if (!lifecycle) return object();
  const { confirm, reasons } = lifecycle.actions[action];
  return askedSchema(lifecycle, action, record).shape({
    ...(confirm === 'reason' && { reason: reasonSchema(reasons !== undefined) }),
    ...(asked !== undefined && { [TYPED]: typedSchema(asked) }),
  });
}

/** What the inputs of an action start with; nothing is chosen beforehand unless the action says so. */
export function answerDefaults(
  { lifecycle }: AnyEntity,
  action: string,
  record: Values,
): Record<string, unknown> {
  const given: Values = lifecycle?.inputDefaults?.[action]?.(record) ?? {};
  return Object.fromEntries(
    Object.keys(lifecycle?.inputs?.[action] ?? {}).map((name) => [name, given[name] ?? null]),
  );
}
