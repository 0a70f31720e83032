import { mixed, type AnySchema } from 'yup';
import { CONFIRM } from '../../domain/settings';
import { reasonProblem } from '../../ui/ConfirmDialog/ReasonField';

/** The code that is typed to confirm an action. @param code what it must be */
export const codeSchema = (code: string): AnySchema =>
  mixed()
    .nullable()
    .test('code', 'validation.required', (value) => String(value ?? '').trim() === code);

/** The reason of an action. @param isChosen from a list: any choice will do, of any length */
export const reasonSchema = (isChosen: boolean): AnySchema =>
  mixed()
    .nullable()
    .test('reason', (value, { createError }) => {
      const problem = reasonProblem(String(value ?? ''), isChosen ? undefined : CONFIRM.reasonMin);
      return !problem || createError({ message: { ...problem } });
    });
