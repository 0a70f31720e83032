import type { CreditRegistryWriteStatus } from '../../enums/credit-registry';
import type { ContractActName } from '../contractLifecycle';
import type { Condition, Conditions } from './Condition';

/** What the conditions of a contract's acts are reckoned from. */
export interface ContractFacts {
  /** Loans under the contract that are requested, on hold, ongoing, in the risk department or in court. */
  openLoans: number;
  isCessioned: boolean;
  /** Receipts that were booked after the cession. */
  receiptsSinceCession: number;
  isArchive: boolean;
  /** The last attempt of the investor to sign failed. */
  signFailed: boolean;
  /** None where the contract was never written to the credit registry. */
  registryWriteStatus?: CreditRegistryWriteStatus | null;
}

const current: Condition<ContractFacts> = { key: 'archived', holds: ({ isArchive }) => !isArchive };
const notCeded: Condition<ContractFacts> = {
  key: 'ceded',
  holds: ({ isCessioned }) => !isCessioned,
};

/** Conditions of the acts of a contract beyond state and right (domain 4.9, 4.10). */
export const contractConditions: Conditions<ContractActName, ContractFacts> = {
  sign: [current],
  retry_sign: [current, { key: 'sign_not_failed', holds: ({ signFailed }) => signFailed }],
  amend: [current],
  renew: [current],
  cancel_contract: [
    {
      key: 'open_loans',
      holds: ({ openLoans }) => openLoans === 0,
      values: ({ openLoans }) => ({ count: openLoans }),
    },
  ],
  cede_contract: [current, notCeded],
  undo_cession: [
    { key: 'not_ceded', holds: ({ isCessioned }) => isCessioned },
    {
      key: 'receipts_since_cession',
      holds: ({ receiptsSinceCession }) => receiptsSinceCession === 0,
      values: ({ receiptsSinceCession }) => ({ count: receiptsSinceCession }),
    },
  ],
  write_to_zms: [
    {
      key: 'already_written',
      holds: ({ registryWriteStatus }) => registryWriteStatus !== 'SUCCESSFULLY',
    },
  ],
};
