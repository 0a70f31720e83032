import { fieldOf } from '../entity/Field';
import { textKind } from './text';

/** Version of an app, three numbers. */
export const version = fieldOf(textKind, { format: 'version' });
