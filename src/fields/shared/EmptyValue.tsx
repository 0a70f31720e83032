import { MISSING } from '../../domain/money';
import { Muted } from '../../ui/Text/Text';

/** What stands where there is no value. */
export const EmptyValue = () => <Muted>{MISSING}</Muted>;
