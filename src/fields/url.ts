import { fieldOf } from '../entity/Field';
import { textKind } from './text';

/** A link to a web page. */
export const url = fieldOf(textKind, { format: 'url' });
