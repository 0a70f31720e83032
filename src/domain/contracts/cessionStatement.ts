import { minus, plus, total } from '../lending/amounts';

/** A claim under a contract, as far as the statement of its cession goes. Amounts are decimal strings, days `YYYY-MM-DD`. */
export interface CededLoan {
  /** Paid out; null while it is a request. */
  lentDate: string | null;
  lentAmount: string;
  writtenOff: string;
  receipts: readonly { isNewOwners: boolean; amount: string; principal: string }[];
}

/** What came on one side of a cession. */
export interface CessionPart {
  receipts: number;
  /** Everything that was repaid. */
  repaid: string;
  /** The principal of it. */
  principal: string;
}

/** The statement of a ceded contract, split by its cession: what came before is the old owner's, the rest the new one's. */
export interface CessionStatement {
  before: CessionPart;
  after: CessionPart;
  /** The principal that was owed at the cession: what changed hands. */
  handedOver: string;
  /** What is left of it. */
  left: string;
}

const partOf = (receipts: CededLoan['receipts']): CessionPart => ({
  receipts: receipts.length,
  repaid: total(receipts.map(({ amount }) => amount)),
  principal: total(receipts.map(({ principal }) => principal)),
});

/**
 * Splits the receipts of the claims under a contract by who held the claim when they were booked (docs/domain/contracts.md 8.3).
 */
export function cessionStatement(loans: readonly CededLoan[]): CessionStatement {
  const issued = loans.filter(({ lentDate }) => lentDate !== null);
  const all = issued.flatMap(({ receipts }) => receipts);
  const before = partOf(all.filter(({ isNewOwners }) => !isNewOwners));
  const after = partOf(all.filter(({ isNewOwners }) => isNewOwners));
  const lent = total(issued.map(({ lentAmount }) => lentAmount));
  const handedOver = minus(lent, before.principal);
  const off = plus(after.principal, total(issued.map(({ writtenOff }) => writtenOff)));
  return { before, after, handedOver, left: minus(handedOver, off) };
}
