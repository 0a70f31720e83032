import type { SignatureRequestState } from '../../enums/contracts';
import type { CreditRegistryWriteStatus } from '../../enums/credit-registry';
import type { ContractActName } from '../contractLifecycle';
import type { StudentGuaranteeActName } from '../studentGuaranteeLifecycle';
import type { Condition, Conditions } from '../../../entity/Condition';

/** What the conditions of a contract's acts are calculated from. */
export interface ContractFacts {
  /** Loans under the contract that are requested, on hold, ongoing, in the risk department or in court. */
  openLoans: number;
  isCessioned: boolean;
  /** Receipts that were booked after the cession. */
  receiptsSinceCession: number;
  isArchive: boolean;
  /** The last attempt of the investor to sign failed. */
  signFailed: boolean;
  /** How the customer's signature under it stands; none where no signature is compared. */
  customerSignature?: SignatureRequestState | null;
  /** None where the contract was never written to the credit registry. */
  registryWriteStatus?: CreditRegistryWriteStatus | null;
}

const current: Condition<ContractFacts> = { key: 'archived', holds: ({ isArchive }) => !isArchive };
const notCeded: Condition<ContractFacts> = {
  key: 'ceded',
  holds: ({ isCessioned }) => !isCessioned,
};

/**
 * A contract goes on only when its customer's signature is accepted (docs/domain/contracts.md 5.2: "contract may
 * proceed"); one of which none is compared (`NONE`: signed in the application) does not wait.
 */
const customerSigned: readonly Condition<ContractFacts>[] = [
  {
    key: 'signature_waiting',
    holds: ({ customerSignature }) => customerSignature !== 'PENDING',
  },
  {
    key: 'signature_refused',
    holds: ({ customerSignature }) =>
      customerSignature !== 'REJECTED' && customerSignature !== 'REJECTED_AUTO',
  },
];

/**
 * Conditions of the acts of a contract beyond state and right (docs/domain/contracts.md 2.1, 7.1, 8.2;
 * docs/domain/registries.md 2.5).
 */
export const contractConditions: Conditions<ContractActName, ContractFacts> = {
  sign: [current, ...customerSigned],
  retry_sign: [
    current,
    ...customerSigned,
    { key: 'sign_not_failed', holds: ({ signFailed }) => signFailed },
  ],
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

/** What the conditions of a student's guarantee contract are calculated from. */
export interface StudentGuaranteeFacts {
  /** Student and tuition loans of the student that are requested, on hold, ongoing, in the risk department or in court. */
  openLoans: number;
  isArchive: boolean;
}

/**
 * A student's guarantors are not let go while a loan of the student is open (docs/domain/contracts.md 10.1, 10.2;
 * docs/domain/lending.md 14.2).
 */
export const studentGuaranteeConditions: Conditions<
  StudentGuaranteeActName,
  StudentGuaranteeFacts
> = {
  renew: [{ key: 'archived', holds: ({ isArchive }) => !isArchive }],
  cancel_contract: [
    {
      key: 'open_student_loans',
      holds: ({ openLoans }) => openLoans === 0,
      values: ({ openLoans }) => ({ count: openLoans }),
    },
  ],
};
