import { fieldOf } from '../entity/Field';
import { textKind } from './text';

/** Several lines of plain text. */
export const longText = fieldOf({ ...textKind, wide: true }, { multiline: true });
