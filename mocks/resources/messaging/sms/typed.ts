import { quietHours, quietUntil } from '../../../../src/domain/messaging/quietHours';
import { isGuardedBy } from '../../../../src/domain/messaging/mayReceive';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { blockedAnswer } from '../../../engine/hindered';
import type { MockRecord } from '../../../engine/MockRecord';
import { tellOwner } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { noteNumber } from '../../settings/phone-number/phoneNumbers';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { keptBack } from '../receivers';
import { sentLately } from './sentLately';

interface Typed {
  phone: string;
  text: string;
  /** Whoever sends it knows that the number has had the same today. */
  isAgain?: boolean | null;
}

/** @throws ApiError 409 in the hours in which nobody is written to by hand */
export function refuseQuiet({ store }: Pick<Call, 'store'>): void {
  const settings = systemSettingsOf(store);
  if (quietUntil(store.clock.iso(), settings))
    throw blockedAnswer({
      kind: 'condition',
      message: 'actionBlocks.quiet_hours',
      values: quietHours(settings),
    });
}

/**
 * What a typed message to a typed number passes before it goes out, and the customer whose number it is, whose history has it
 * (docs/domain/content-and-messaging.md 3.11).
 * @throws ApiError 400 at the field, 409 in quiet hours
 */
export function receiverOfTyped(
  call: Call,
  kind: 'SINGLE' | 'TEST',
  { phone, text, isAgain }: Typed,
): MockRecord | undefined {
  const { store, caller } = call;
  const owners = collectionOf(call, 'customers').all.filter(
    (one) => one.phone === phone && isVisible(caller, one),
  );
  for (const customer of owners.length > 0 ? owners : [undefined]) {
    const reason = keptBack(store, kind, { customer }, phone);
    if (reason) throw invalid({ phone: `messaging.kept_back.${reason}` });
  }
  if (isGuardedBy(kind, 'QUIET_HOURS')) refuseQuiet(call);
  if (isGuardedBy(kind, 'SAME_AGAIN') && isAgain !== true && sentLately(store, { phone, text }))
    throw invalid({ text: 'messaging.sms.sent_before' });
  const [owner] = owners;
  noteNumber(store, phone, owner);
  tellOwner(call, owner, { action: 'send_sms' });
  return owner;
}
