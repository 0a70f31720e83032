import { ContractType, type ContractState } from '../enums/contracts';
import { GATE_NEEDS } from '../contracts/gateNeeds';

/** What a contract is, as far as loans under it go. */
export interface LoanContract {
  customerId: unknown;
  type: ContractType;
  state: ContractState;
  isArchive: boolean;
  /** When the investor signed; an amendment of an unsigned contract leaves it unsigned. */
  signedAt: string | null;
  /** Alias of the lender that has the claim. */
  owner: unknown;
}

/** Why a contract does not carry a loan; each is a key of `actionBlocks`. */
export type ContractProblem =
  | 'contract_missing'
  | 'contract_foreign'
  | 'contract_kind'
  | 'contract_over'
  | 'contract_unsigned';

/** States in which a contract may carry loans, once it is signed. */
const IN_FORCE: readonly ContractState[] = ['InvestorSigned', 'Modified'];

/** Types under which money is lent: those that pass the gates of lending. */
export const isLending = (type: ContractType): boolean => GATE_NEEDS[type].includes('score');

/** What contracts are looked for when a loan needs one; whose and at which lender is asked beside it. */
export const LOAN_CONTRACTS = {
  state: IN_FORCE,
  type: ContractType.values.filter(isLending),
  isArchive: false,
  isCessioned: false,
} as const;

/** True for a contract that is signed and neither cancelled nor in the archive. */
export const isInForce = ({
  state,
  isArchive,
  signedAt,
}: Pick<LoanContract, 'state' | 'isArchive' | 'signedAt'>): boolean =>
  IN_FORCE.includes(state) && !isArchive && signedAt !== null;

/**
 * Why a loan cannot rest on a contract: a loan names a signed lending contract of its own customer at its own lender
 * (docs/domain/lending.md 4.6). The reasons come in the order of what is wrong most.
 */
export function contractProblem(
  contract: LoanContract | undefined,
  loan: { customerId: unknown; lender: unknown },
): ContractProblem | null {
  if (!contract) return 'contract_missing';
  if (contract.customerId !== loan.customerId || contract.owner !== loan.lender)
    return 'contract_foreign';
  if (!isLending(contract.type)) return 'contract_kind';
  const isWaiting = contract.state === 'Created' || contract.state === 'Modified';
  if (contract.isArchive || (!IN_FORCE.includes(contract.state) && !isWaiting))
    return 'contract_over';
  return isInForce(contract) ? null : 'contract_unsigned';
}
