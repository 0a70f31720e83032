import { mixed, type AnySchema } from 'yup';
import { isTyped } from '../../domain/confirmation';
import { CONFIRM } from '../../domain/settings';
import { reasonProblem } from '../../ui/ConfirmDialog/ReasonField';

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
