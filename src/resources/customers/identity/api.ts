import type { RegistryRequestState } from '../../../domain/enums/common';
import type { RegistrationWait } from '../../../domain/customers/registration';
import { endpoint } from '../../../dataProviders/endpoint';
import type { StoredFile } from '../../../fields/file/schema';

/** Which picture of an identity it is; `xyp` is the photograph of the state registry. */
export type IdentityImageKind = 'selfie' | 'front' | 'back' | 'xyp';

/** `identityParts.identity`: what a decision on an identity rests on. */
export interface IdentityAnswer {
  /** ISO instant; null while nothing was sent. */
  submittedAt: string | null;
  /** How often pictures were sent. */
  attempts: number;
  /** Code of the last denial. */
  rejectionCode: number | null;
  images: readonly { kind: IdentityImageKind; image: StoredFile }[];
  /** What was read off the identity card; the register number is masked. */
  card: {
    lastName: string | null;
    firstName: string | null;
    regnum: string;
    /** YYYY-MM-DD */
    expiresOn: string;
  } | null;
  /** How alike the comparison found the faces, percent; null without two faces. */
  likeness: number | null;
  /** ISO instant of the last reading of the state registry. */
  stateRegistryReadAt: string | null;
}

/** One line of `identityParts.states`. */
export interface ProcessChange {
  /** ISO instant. */
  at: string;
  from: number | null;
  code: number;
  failed: boolean;
  reason: string | null;
  source: string | null;
}

/** What every customer's record carries for the warnings above it, beside its declared fields. */
export interface CustomerStatusBadges {
  family?: readonly { confirmed: boolean }[];
  creditRegistry?: { state: RegistryRequestState; at: string | null } | null;
  openFrauds?: number;
  /** The entry of the black (1) or grey (2) list that holds for the customer. */
  listEntry?: { id: number | string; listType: number } | null;
  identityImages?: readonly string[];
  /** Why registration waits; null where it goes on by itself, or is over. */
  registrationWait?: RegistrationWait | null;
  /** Why the pictures were refused last. */
  identityCode?: number | string | null;
}

const VIEW = 'customer:view';

/** Reads about a customer's identity and registration, by the last part of their address. */
export const identityParts = {
  identity: endpoint<void, IdentityAnswer>()('customer', 'GET /customers/:id/identity', {
    assumed: true,
    access: VIEW,
  }),
  states: endpoint<void, ProcessChange[]>()('customer', 'GET /customers/:id/states', {
    assumed: true,
    access: VIEW,
  }),
};
