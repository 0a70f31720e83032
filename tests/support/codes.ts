import { allEnums } from '../../src/domain/enums/allEnums';
import { lifecycleActions } from './lifecycleActions';

/** What gateways say and a person reads in other words: values of enumerations, and names of acts. */
const CODES: ReadonlySet<string> = new Set([
  ...[...allEnums.values()].flatMap(({ values }) => values.map(String)),
  ...lifecycleActions.map(({ name }) => name),
]);

/** A word of a record that a page may show as it is. */
export const isData = (word: string): boolean => !CODES.has(word) && !word.includes('_');
