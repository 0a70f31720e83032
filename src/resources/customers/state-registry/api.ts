import type { RegistryTerms } from '../../../domain/systemSettings';
import type { FingerprintCapture } from '../../../devices/fingerprint/FingerprintReader';
import type { RegistryRequestState } from '../../../domain/enums/common';
import type { XypFailure, XypPurpose } from '../../../domain/enums/stateRegistry';
import type { XypDifference, XypField } from '../../../domain/xyp/differences';
import { endpoint } from '../../../dataProviders/endpoint';

// What the gateway answers about the state registry. Instants are ISO, amounts decimal strings.

/** Body of `lookUpXyp`. */
export interface XypLookup {
  purpose: XypPurpose;
  /** Of the person who asks; the registry knows its staff by it. */
  workerRegnum: string;
  workerFingerprint: FingerprintCapture;
  customerFingerprint: FingerprintCapture;
}

/** A difference that was taken over. */
export interface XypAccepted extends XypDifference {
  at: string;
  by: string | null;
}

/** A reading that succeeded, against the customer's record as it is now. */
export interface XypReading {
  id: number;
  at: string;
  by: string | null;
  purpose: XypPurpose;
  /** Still open. */
  differences: XypDifference[];
  accepted: XypAccepted[];
}

/** One attempt to look somebody up: who, when, why, and what came of it. */
export interface XypLogRow {
  id: string;
  at: string;
  by: string | null;
  purpose: XypPurpose;
  state: RegistryRequestState;
  failure: XypFailure | null;
  /** How many fields were taken over. */
  accepted: number;
}

/** `GET /customers/{id}/xyp`, and the answer of `POST /customers/{id}/xyp/accept`. */
export interface StateRegistryStatus {
  /** The gateway's day. */
  today: string;
  creditRegistry: { state: RegistryRequestState; at: string | null } | null;
  /** What the clocks run by. */
  terms: RegistryTerms;
  /** Register number by which the registry has known the person who asks, masked; null before the first success. */
  workerRegnum: string | null;
  /** The last reading that succeeded. */
  readAt: string | null;
  reading: XypReading | null;
  /** Newest first. */
  log: XypLogRow[];
}

/** Answer of `lookUpXyp`. */
export interface XypResult {
  state: 'AVAILABLE' | 'NOT_AVAILABLE' | 'FAILED';
  failure: XypFailure | null;
  reading: XypReading | null;
  /** PNG in base64; shown, never kept. */
  photo: string | null;
}

/** Body of `acceptXyp`. */
export interface XypAcceptance {
  readingId: number;
  fields: XypField[];
}

/** What the state registry said about a person. Register numbers are masked but in the answer to a reveal. */
export interface RegistryAnswer {
  identity: Record<
    | 'lastName'
    | 'firstName'
    | 'surname'
    | 'regnum'
    | 'civilId'
    | 'birthDate'
    | 'gender'
    | 'bornPlace'
    | 'nationality'
    | 'maritalStatus',
    string | null
  >;
  address: { officialAddress: string | null; since: string };
  family: { relation: number; name: string; regnum: string }[];
  vehicles: { plateNumber: string; model: string; year: number; vin: string }[];
  property: { number: string; kind: string; address: string; share: string }[];
  /** As social insurance (NDSH) has it, the present employer first. */
  employment: { employer: string; since: string; paidUntil: string; salary: string }[];
}

/** `readXypDetail`; null = never read. */
export interface RegistryDetail {
  reading: { at: string; by: string | null; purpose: XypPurpose; answer: RegistryAnswer } | null;
}

const VIEW = 'customer:view';
/**
 * Looks people up in the state registry and takes its answer over; the fingerprints come on top
 * (docs/domain/registries.md 4.1). The documents name no right of its own.
 */
export const LOOK_UP_STATE_REGISTRY = 'customer:create';

export const readXyp = endpoint<void, StateRegistryStatus>()('customer', 'GET /customers/:id/xyp', {
  assumed: true,
  access: VIEW,
});

export const readXypDetail = endpoint<void, RegistryDetail>()(
  'customer',
  'GET /customers/:id/xyp/detail',
  { assumed: true, access: VIEW },
);

/** The same without masks; the gateway writes down that it was looked at. */
export const revealXypDetail = endpoint<void, RegistryDetail>()(
  'customer',
  'GET /customers/:id/xyp/less-nomask',
  { assumed: true, access: VIEW, carries: 'it is logged' },
);

export const lookUpXyp = endpoint<XypLookup, XypResult>()('customer', 'POST /customers/:id/xyp', {
  assumed: true,
  access: LOOK_UP_STATE_REGISTRY,
  carries: '`purpose`, `workerRegnum`, `workerFingerprint`, `customerFingerprint`',
});

export const acceptXyp = endpoint<XypAcceptance, StateRegistryStatus>()(
  'customer',
  'POST /customers/:id/xyp/accept',
  {
    assumed: true,
    on: 'customers',
    access: LOOK_UP_STATE_REGISTRY,
    carries: '`readingId`, `fields`',
  },
);
