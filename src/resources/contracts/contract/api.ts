import type { RegistryRequestState } from '../../../domain/enums/common';
import type { ContractState } from '../../../domain/enums/contracts';
import type { CreditRegistryWriteStatus } from '../../../domain/enums/credit-registry';
import type { CessionStatement } from '../../../domain/contracts/cessionStatement';
import type { Criterion } from '../../../domain/customers/generalCriteria';
import type { ScorePart } from '../../../domain/customers/scoring';
import type { Gate, GateFacts } from '../../../domain/contracts/Gate';
import type { Attempt, WriteAll } from '../../credit-registry/write/api';
import { endpoint } from '../../../dataProviders/endpoint';

// What the gateway answers below `/contracts` beside the ordinary calls. Amounts are decimal
// strings, dates YYYY-MM-DD, moments ISO 8601, people user ids; `null` as a person is the system.

/** `GET /contracts/gates?customerId=&type=&parentId=`: what the gate board is calculated from, as of now. */
export interface GatesAnswer extends Omit<GateFacts, 'creditRegistry'> {
  creditRegistry: { state: RegistryRequestState; at: string | null } | null;
  /** The general criteria, each with its verdict (docs/domain/contracts.md 3.4). */
  criteria: readonly Criterion[];
  /** The score as it is, and what a new one would be made of; none before it was computed. */
  score: ScoreAnswer | null;
  /** The contract of the same type that is in force. */
  liveContract: { id: number; contractNumber: string } | null;
  /** What the contract would get if it were made now. */
  preview: { contractNumber: string; template: string; limit: string; scoringVersion: string };
}

/** A score with the parts that make it (docs/domain/contracts.md 3.5). */
export interface ScoreAnswer {
  score: number;
  parts: readonly ScorePart[];
}

/** `gates` of a contract: the board as it was when the contract was made. */
export type KeptGates = readonly Gate[];

/** One row of `contractParts.versions`, the newest first. The text of a version never changes. */
export interface DocumentVersion {
  version: number;
  at: string;
  by: string | null;
  reason: string | null;
  state: ContractState;
  limit: string;
  html: string;
}

/** One row of `contractParts['registry-writes']`, the newest first. */
export interface RegistryWrite extends Attempt {
  status: CreditRegistryWriteStatus;
}

/** `readPreview`: the text as it would be made now; it has no number yet. */
export interface ContractPreview {
  template: string;
  limit: string;
  /** A whole HTML document; sanitised before it is shown. */
  html: string;
}

const READERS = [
  'contract:list',
  'contract-own:list',
  'online-contract:list',
  'online-contract-own:list',
] as const;
const CREATE = 'contract:create';

/** Reads about a contract, by the last part of their address. */
export const contractParts = {
  versions: endpoint<void, DocumentVersion[]>()('main', 'GET /contracts/:id/versions', {
    assumed: true,
    access: READERS,
  }),
  'registry-writes': endpoint<void, RegistryWrite[]>()(
    'main',
    'GET /contracts/:id/registry-writes',
    { assumed: true, access: READERS },
  ),
};

/** Claims under a contract, and their balance from two sources. */
export interface CessionClaims {
  /** How many claims. */
  loans: number;
  /** Σ of what the claims are worth in the books, interest and fees included: settled between the two lenders. */
  worth: string;
  /** Σ of the loans' balances: what the old owner's books say. */
  balance: string;
  /** Σ of the LN accounts in the owner's books. */
  ledger: string;
}

/** The statement of the last cession, with the claims that went with it; of a contract that was not ceded those of now. */
export interface CessionAnswer extends CessionStatement, CessionClaims {
  /** The day of the cession; today where there was none. */
  on: string;
  /** What a cession of today would hand over, with the requests that it cancels and the loans that stay with their lender. */
  next: CessionClaims & { requests: number; staying: number };
}

export const readCession = endpoint<void, CessionAnswer>()('main', 'GET /contracts/:id/cession', {
  assumed: true,
  access: READERS,
});

export const readGates = endpoint<GatesOf, GatesAnswer>()('main', 'GET /contracts/gates', {
  assumed: true,
  access: CREATE,
  carries: '`customerId`, `type`, `parentId`',
});

/** Which contract the gate board is about. */
export interface GatesOf {
  customerId: string;
  type: string;
  /** The contract that is amended. */
  parentId?: string;
}

export const readPreview = endpoint<{ customerId: string; type: string }, ContractPreview>()(
  'main',
  'GET /contracts/preview',
  { assumed: true, access: CREATE, carries: '`customerId`, `type`' },
);

export const writeAllContracts = endpoint<WriteAll, { scheduled: number }>()(
  'main',
  'POST /contracts/write_to_zms',
  {
    assumed: true,
    access: 'zms:list',
    guard: 'notes',
    carries: '`filter` (that of the list), `count`, `reason`',
  },
);

/** Computes a customer's score from a reading of the state registry that is still good. */
export const computeScore = endpoint<object, ScoreAnswer & { scoreAt: string }>()(
  'customer',
  'POST /customers/:id/score',
  { assumed: true, access: CREATE },
);
