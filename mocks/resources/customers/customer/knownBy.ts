import { maskPhone, maskRegisterNumber } from '../../../../src/domain/mask';
import type { FormerValue } from '../../../../src/dataProviders/former';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { formerlyWith, formerOf } from './shownPeople';

/** What somebody is asked for by, in capitals. */
interface AskedBy {
  readonly regnum?: string;
  readonly phone?: string;
}

interface Known {
  customer: MockRecord;
  /** The number or phone that was asked for, where it was theirs and is no longer. */
  former?: FormerValue;
}

/**
 * The customer who has a register number or a phone, or who had it before where nobody has it now
 * (docs/domain/customers.md 3.8); undefined where there is none whom the caller sees.
 */
export function knownBy(call: Call, { regnum, phone }: AskedBy): Known | undefined {
  const now = collectionOf(call, 'customers').all.find(
    (customer) =>
      ((regnum && (customer.regnum === regnum || customer.companyRegnum === regnum)) ||
        (phone && customer.phone === phone)) &&
      isVisible(call.caller, customer),
  );
  if (now) return { customer: now };
  const [part, asked] = regnum ? (['regnum', regnum] as const) : (['phone', phone] as const);
  const customer = asked ? formerlyWith(call.store, part, asked) : undefined;
  if (!customer || !isVisible(call.caller, customer)) return undefined;
  const had = formerOf(call.store, customer.id).filter((one) => one.part === part);
  const last = had.findLast(({ value }) => value === asked);
  if (!last) return undefined;
  const { value, until } = last;
  const hidden = part === 'phone' ? maskPhone(value) : maskedNumber(value);
  return { customer, former: { value: hidden, until } };
}

/** The number of a company is public. */
const maskedNumber = (value: string): string =>
  /^\d+$/.test(value) ? value : maskRegisterNumber(value);
