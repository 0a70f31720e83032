import { MISSING } from '../../../domain/money';

/** What stands where there is no value. */
export const Nothing = () => <span className="u-muted">{MISSING}</span>;
