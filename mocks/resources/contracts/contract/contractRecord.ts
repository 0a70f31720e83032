import { addDays } from '../../../../src/domain/dates';
import { contractGates } from '../../../../src/domain/contracts/gates';
import type { ContractState, ContractType } from '../../../../src/domain/enums/contracts';
import type { CreditRegistryWriteStatus } from '../../../../src/domain/enums/credit-registry';
import type { Gate } from '../../../../src/domain/contracts/Gate';
import type { RegistryWrite } from '../../../../src/resources/contracts/contract/api';
import { isLending } from '../../../../src/domain/lending/loanContract';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** Scoring that limits are calculated with now. */
export const SCORING_VERSION = '2026.2';
/** What the service of signatures leaves where it does not answer. */
export const SIGN_ERROR = 'Тоон гарын үсгийн үйлчилгээ хариу өгсөнгүй.';
const WALLET_LIMIT = '500000.00';

const PREFIXES: Readonly<Record<ContractType, string>> = {
  LEND: 'LC',
  WALLET: 'WC',
  MERCHANT: 'MC',
  SF_LENDER: 'SF',
  LEND_MARKET_PLACE: 'MP',
  LEND_MARKET_PLACE_AMEND: 'MA',
  LEND_MARKET_PLACE_SALARY: 'MS',
};

/** `LC-2026-500001` */
export const contractNumberOf = (type: ContractType, day: string, id: number): string =>
  `${PREFIXES[type]}-${day.slice(0, 4)}-${id}`;

/** Name of a citizen or a company. */
export const nameOf = ({ type, name, lastName, firstName }: MockRecord): string =>
  type === 'COMPANY' ? String(name ?? '') : [lastName, firstName].filter((part) => part).join(' ');

/** What a contract lends up to; a wallet has one limit for all. */
export const limitFor = (type: ContractType, { creditLimit }: MockRecord): string =>
  type === 'WALLET' ? WALLET_LIMIT : String(creditLimit ?? '1000000.00');

/** What identifies the customer of a contract. */
export const partyOf = (customer: MockRecord): Record<string, unknown> => ({
  customerId: customer.id,
  customerName: nameOf(customer),
  regnum: customer.regnum ?? customer.companyRegnum ?? null,
});

/** Who signs a contract: from the day of the signature on what was signed. */
export const signerOf = ({ customerName, regnum }: Record<string, unknown>) => ({
  signedName: customerName,
  signedRegnum: regnum,
});

/** A version of the text, as the record keeps it; the sheet is made from it when it is asked for. */
export interface KeptVersion {
  version: number;
  /** What the customer was called when it was printed. */
  customer: string;
  at: string;
  by: string | null;
  reason: string | null;
  state: ContractState;
  limit: string;
  amendment: string | null;
}

/** The board on which a sample contract was made: everything in order some days before. */
export function gatesAtMaking(type: ContractType, day: string): Gate[] {
  return contractGates({
    type,
    today: day,
    confirmedFamily: 2,
    creditRegistry: { state: 'AVAILABLE', at: addDays(day, -2) },
    stateRegistryReadAt: addDays(day, -5),
    scoreAt: addDays(day, -1),
    criteriaMet: true,
    sameType: [],
    company: { name: '✓', phone: '✓', email: '✓', director: '✓' },
    parent: { state: 'InvestorSigned' },
  });
}

/** One attempt to write a contract to the registry. */
export const registryWrite = (
  id: string,
  at: string,
  by: string | null,
  status: CreditRegistryWriteStatus,
  error: string | null = null,
): RegistryWrite => ({
  id,
  at,
  by,
  code: status === 'SUCCESSFULLY' ? 1 : status === 'FAILED' ? 2 : 0,
  status,
  error,
});

/** What the server sets on a contract that is made now; nobody by hand where the customer asked for it in the application. */
export function madeValues(
  store: Store,
  customer: MockRecord,
  values: Readonly<Record<string, unknown>>,
  by: string | null,
): Record<string, unknown> {
  const at = store.clock.iso();
  const type = values.type as ContractType;
  const limit = limitFor(type, customer);
  const first: KeptVersion = {
    version: 1,
    customer: nameOf(customer),
    at,
    by,
    reason: null,
    state: 'Created',
    limit,
    amendment: null,
  };
  const id = store.collection('contract')?.nextId() ?? 0;
  return {
    contractNumber: contractNumberOf(type, store.clock.today(), id),
    ...partyOf(customer),
    ...signerOf(partyOf(customer)),
    limit,
    version: 1,
    versions: [first],
    scoringVersion: isLending(type) ? SCORING_VERSION : null,
    isOnline: by === null,
    isGsign: false,
    isArchive: false,
    verifiedAt: at,
    signedAt: null,
    signFailed: false,
    signError: null,
    canceledAt: null,
    isCessioned: false,
    cededAt: null,
    owner: customer.tenant,
    tenant: customer.tenant,
    zmsWriteStatus: null,
    zmsWriteError: null,
    writtenAt: null,
    isWritten: false,
    writes: [],
  };
}
