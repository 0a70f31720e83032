import type { RegistryRequestState } from '../../domain/enums/common';
import type { ContractRequestStage, ContractState } from '../../domain/enums/contracts';
import type { CreditRegistryWriteStatus } from '../../domain/enums/credit-registry';
import type { Gate, GateFacts } from '../../domain/contracts/Gate';

// What the gateway answers below `/contracts` beside the ordinary calls (addresses are assumed). Amounts are decimal
// strings, dates YYYY-MM-DD, moments ISO 8601, people user ids; `null` as a person is the system.

/** `GET /contracts/gates?customerId=&type=&parentId=`: what the gate board is reckoned from, as of now. */
export interface GatesAnswer extends Omit<GateFacts, 'creditRegistry'> {
  creditRegistry: { state: RegistryRequestState; at: string | null } | null;
  /** The contract of the same type that is in force. */
  liveContract: { id: number; contractNumber: string } | null;
  /** What the contract would get if it were made now. */
  preview: { contractNumber: string; template: string; limit: string; scoringVersion: string };
}

/** `gates` of a contract: the board as it was when the contract was made. */
export type KeptGates = readonly Gate[];

/** One row of `GET /contracts/{id}/versions`, the newest first. The text of a version never changes. */
export interface DocumentVersion {
  version: number;
  at: string;
  by: string | null;
  reason: string | null;
  state: ContractState;
  limit: string;
  html: string;
}

/** One row of `GET /contracts/{id}/registry-writes`, the newest first. */
export interface RegistryWrite {
  id: string;
  at: string;
  by: string | null;
  /** 0 and 50 writing, 1 success, 2 error (specification 1 §4). */
  code: 0 | 50 | 1 | 2;
  status: CreditRegistryWriteStatus;
  error: string | null;
}

/** One row of `GET /online-requests/stages`, in the order of the work. */
export interface StageCount {
  stage: ContractRequestStage;
  count: number;
  late: number;
  /** Hours of the one that waits longest; null without any. */
  oldestHours: number | null;
}

/** `GET /contracts/preview?customerId=&type=`: the text as it would be made now; it has no number yet. */
export interface ContractPreview {
  template: string;
  limit: string;
  /** A whole HTML document; sanitised before it is shown. */
  html: string;
}
