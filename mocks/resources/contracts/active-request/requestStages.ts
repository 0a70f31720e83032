import type { Gate } from '../../../../src/domain/contracts/Gate';
import type { ContractRequestStage } from '../../../../src/domain/enums/contracts';
import type { MockRecord } from '../../../engine/MockRecord';

const VERIFIED: readonly unknown[] = ['VERIFIED', 'VERIFIED_MANUAL'];

/** The gates of each stage, in the order of the work. */
const GATES_OF: readonly (readonly [ContractRequestStage, readonly string[]])[] = [
  ['REGISTRY', ['family', 'creditRegistry', 'stateRegistry']],
  ['SCORING', ['score', 'criteria']],
];

/** Where a request waits whose contract is not made yet (docs/domain/contracts.md 11.1). */
export function stageByGates(
  customer: MockRecord | undefined,
  board: readonly Gate[],
): ContractRequestStage {
  if (!VERIFIED.includes(customer?.verificationState)) return 'IDENTITY';
  const isShut = (key: string) =>
    board.some((gate) => gate.key === key && (gate.state === 'failed' || gate.state === 'blocked'));
  const shut = GATES_OF.find(([, gates]) => gates.some(isShut));
  return shut?.[0] ?? 'CUSTOMER_SIGN';
}

/** Where a request waits whose contract is made; null when it is over: signed, or cancelled. */
export function stageByContract({ state, signFailed }: MockRecord): ContractRequestStage | null {
  if (state !== 'Created') return null;
  return signFailed === true ? 'SIGN_FAILED' : 'DIRECTOR_SIGN';
}
