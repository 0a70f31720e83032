import type { MessageKey } from '../../i18n/Catalogue';
import type { RegistryRequestState } from '../enums/common';
import type { ContractState, ContractType } from '../enums/contracts';
import type { DateValue } from '../dates';
import type { RegistryTerms } from '../systemSettings';
import type { DealingBlock } from '../watchlists/dealing';

/** The gates before a contract, in the order of the work (docs/domain/contracts.md 3.1, 3.2). */
export const GATES = [
  'customer',
  'family',
  'creditRegistry',
  'stateRegistry',
  'score',
  'criteria',
  'company',
  'parent',
  'oneLive',
] as const;

export type GateKey = (typeof GATES)[number];

/** `blocked` = it cannot be worked on before another gate is passed, or its answer is awaited. */
export type GateState = 'passed' | 'failed' | 'blocked' | 'not-needed';

/** One line of the gate board. */
export interface Gate {
  key: GateKey;
  state: GateState;
  /** Message key of the reason, `gates.<gate>.<reason>`; takes `values`. */
  message: MessageKey;
  values?: Readonly<Record<string, string | number>>;
  /** How long a clock still runs, whole days; 0 = today is the last day. Only where the gate has a running clock. */
  daysLeft?: number;
}

/** Fields that a contract with a company asks for (docs/domain/contracts.md 1.1: name, phone, e-mail and director). */
export const COMPANY_FIELDS = ['name', 'phone', 'email', 'director'] as const;

export type CompanyField = (typeof COMPANY_FIELDS)[number];

/** The contract that an amendment amends. */
export interface ParentContract {
  state: ContractState;
  isArchive?: boolean;
}

/** What the board is calculated from. Dates may be days or instants; they count as days of Ulaanbaatar. */
export interface GateFacts {
  type: ContractType;
  /** The present day in Ulaanbaatar, from the clock. */
  today: string;
  /** Why the lender does not deal with the customer: lists, age; null when nothing is in the way. */
  dealing?: DealingBlock | null;
  /** Relatives of the customer that are confirmed. */
  confirmedFamily: number;
  /** The register number was corrected: what was asked of the former one counts no longer. */
  numberCorrected?: boolean;
  /** The latest credit-registry (ZMS) check; none when there never was one. */
  creditRegistry?: { state: RegistryRequestState; at?: DateValue } | null;
  /** The latest state-registry (XYP) reading that succeeded. */
  stateRegistryReadAt?: DateValue;
  /** When the score was last computed. */
  scoreAt?: DateValue;
  /** Whether the general criteria hold; undefined until they were checked. */
  criteriaMet?: boolean;
  /** States of the customer's contracts of the same type. */
  sameType: readonly ContractState[];
  /** Data of the company, for a merchant's contract. */
  company?: Partial<Record<CompanyField, string | null>> | null;
  parent?: ParentContract | null;
  /** What the clocks run by and how many relatives are needed; the usual ones without it. */
  terms?: RegistryTerms;
}
