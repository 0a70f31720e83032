import { bonusOf } from '../../../../src/domain/bonus/invitationBonus';
import { InvitationState } from '../../../../src/domain/enums/customers';
import { between, seededRandom } from '../../../engine/samples/random';
import {
  daysAgo,
  isCitizen,
  isSettled,
  numbered,
  sampleCustomers,
} from '../customer/sampleCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** Every so many customers one invites. */
const EVERY = 3;
const JOINED: readonly InvitationState[] = ['REGISTERED', 'CONTRACTED', 'CONTRACTED_LATE'];
const CONTRACTED: readonly InvitationState[] = ['CONTRACTED', 'CONTRACTED_LATE'];

/** Invitations in every state; those who joined are customers themselves. */
export const samples: SampleMaker = {
  resource: 'invitation-list',
  make(world) {
    const random = seededRandom(8_804);
    const all = sampleCustomers(world).filter(isCitizen);
    const inviters = all.filter((customer, place) => isSettled(customer) && place % EVERY === 0);
    return numbered(
      inviters.flatMap(({ id }, place) =>
        Array.from({ length: 1 + (place % 5) + (place === 0 ? 3 : 0) }, (_, turn) => {
          const state = InvitationState.values[(place + turn) % InvitationState.values.length];
          const days = between(random, 20, 300);
          const invitee = JOINED.includes(state)
            ? all[(place * 7 + turn * 13 + 11) % all.length]
            : undefined;
          return {
            inviter: id,
            phone: String(invitee?.phone ?? `99${between(random, 100_000, 999_999)}`),
            invitee: invitee?.id ?? null,
            state,
            bonus: bonusOf(state),
            createdAt: daysAgo(world, days),
            registeredAt: invitee ? daysAgo(world, days - 3) : null,
            contractedAt: CONTRACTED.includes(state) ? daysAgo(world, days - 9) : null,
            updatedAt: daysAgo(world, days),
          };
        }),
      ),
    );
  },
};
