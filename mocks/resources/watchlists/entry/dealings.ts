import {
  dealingBlock,
  type Dealing,
  type DealingBlock,
  type GreyApproval,
  isUnderAge,
  type Born,
  type Standing,
} from '../../../../src/domain/watchlists/dealing';
import { CUSTOMER } from '../../../../src/domain/settings';
import type { Call } from '../../../engine/Call';
import { blockedAnswer } from '../../../engine/hindered';
import type { MockRecord } from '../../../engine/MockRecord';
import { listedEntry } from './watchlistStore';

type Person = Readonly<Record<string, unknown>>;

/** Who deals with somebody: the caller, or nobody where something goes on by itself. */
export type Dealer = Pick<Call, 'store'> & Partial<Pick<Call, 'caller'>>;

/** The approval that an entry of the grey list carries. */
export const approvalOf = ({ approvedBy, approvedUntil }: Person): GreyApproval | null =>
  approvedBy && approvedUntil ? { by: String(approvedBy), until: String(approvedUntil) } : null;

/** What the lists and the birth date say of a customer, or of somebody who wants to become one. */
export function standingOf(call: Pick<Call, 'store'>, person: Person): Standing {
  const entry: MockRecord | undefined = listedEntry(call, person);
  return {
    listType: entry ? Number(entry.listType) : null,
    approval: entry ? approvalOf(entry) : null,
    isUnderAge: isUnderAge(person as Born, call.store.clock.today()),
  };
}

/** Why the caller may not deal with a person now; null when nothing is in the way (docs/domain/watchlists.md 1.6). */
export const dealingBlockOf = (
  dealer: Dealer,
  person: Person,
  dealing: Dealing,
): DealingBlock | null =>
  dealingBlock(standingOf(dealer, person), dealing, {
    today: dealer.store.clock.today(),
    personId: dealer.caller?.id,
  });

/** @throws ApiError 409 for somebody with whom the lender does not deal, with the reason in the caller's language */
export function refuseDealing(call: Call, person: Person, dealing: Dealing): void {
  const block = dealingBlockOf(call, person, dealing);
  if (block)
    throw blockedAnswer({
      kind: 'condition',
      message: `actionBlocks.${block}`,
      values: { years: CUSTOMER.minAge },
    });
}
