import { maskPhone, maskRegisterNumber } from '../../../src/domain/mask';

/** Letters and digits of a register number within a text, in Cyrillic or in Latin letters. */
const REGISTER_NUMBER = /(?<!\p{L})\p{L}{2}\d{8}(?!\d)/gu;
const DIGITS = /(?<![\p{L}\d-])\d{8}(?!\d)/gu;

/**
 * A text of a payer as the console gets it: register numbers and phones in it are masked like those of the fields
 * (docs/domain/calls.md 5.1). Who it may be from is matched by the gateway, which knows the whole text.
 */
export const maskedText = (text: unknown): unknown =>
  typeof text === 'string'
    ? text
        .replace(REGISTER_NUMBER, (found) => maskRegisterNumber(found))
        .replace(DIGITS, (found) => maskPhone(found))
    : text;
