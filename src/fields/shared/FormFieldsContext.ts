import { createContext } from 'react';
import type { Fields } from '../../entity/Field';

/** The fields of the entity whose form is around; none in the dialog of an action. */
export const FormFieldsContext = createContext<Fields>({});
