import { fieldOf } from '../entity/Field';
import { textKind } from './text';

/** An e-mail address; personal data. */
export const email = fieldOf(textKind, { format: 'email', private: true });
