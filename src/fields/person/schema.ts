import type { PersonSaid } from '../../entity/Field';
import { phone } from '../digits/schema';
import { registerNumber } from '../registerNumber/schema';
import { text } from '../text/schema';

/** Whose it is, and of which day where it is a copy. */
type Whose = Omit<PersonSaid, 'part'>;

/** What a customer is called in one line; of today, or of the day that `asOf` names (docs/domain/customers.md 3.6). */
export const personName = (whose: Whose = {}) =>
  text({ readOnly: true, private: true, person: { part: 'name', ...whose } });

/** The register number of a customer, person or company. */
export const personNumber = (whose: Whose = {}) =>
  registerNumber({ readOnly: true, person: { part: 'regnum', ...whose } });

/** The phone of a customer. */
export const personPhone = (whose: Whose = {}) =>
  phone({ readOnly: true, person: { part: 'phone', ...whose } });
