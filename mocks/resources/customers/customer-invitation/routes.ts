import { bonusOf, invitationBonus } from '../../../../src/domain/bonus/invitationBonus';
import { invitationStates } from '../../../../src/domain/bonus/invitationCounts';
import {
  readInvitations,
  type InvitationSummary,
} from '../../../../src/resources/customers/customer-invitation/api';
import type { Call, Route } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { customerPart } from '../customer/customerPart';

function invitations({ id }: MockRecord, call: Call): InvitationSummary {
  const own = collectionOf(call, 'invitation-list').all.filter(({ inviter }) => inviter === id);
  const counts = invitationStates(own);
  const { invitationRate } = systemSettingsOf(call.store);
  return {
    counts,
    rate: bonusOf('CONTRACTED', invitationRate),
    bonus: invitationBonus(counts, invitationRate),
  };
}

/** The sums above the invitations of a customer. */
export const routes: readonly Route[] = [customerPart(readInvitations, invitations)];
