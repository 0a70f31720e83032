import { fieldOf } from '../Field';
import { textKind } from './text';

/** Version of an app, three numbers. */
export const version = fieldOf(textKind, { format: 'version' });
