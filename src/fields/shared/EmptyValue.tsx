import { MISSING } from '../../domain/money';
import { Muted } from '../../ui/Text/Text';

/** Shown in place of a missing value. */
export const EmptyValue = () => <Muted>{MISSING}</Muted>;
