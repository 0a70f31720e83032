import { fieldOf } from '../entity/Field';
import { numberKind } from './number';

/** A share of a hundred: 2.5 is 2.50 %. */
export const percent = fieldOf(numberKind, { percent: true });
