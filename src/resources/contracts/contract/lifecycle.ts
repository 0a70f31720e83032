import type { ContractState, SignatureRequestState } from '../../../domain/enums/contracts';
import type { CreditRegistryWriteStatus } from '../../../domain/enums/credit-registry';
import { today } from '../../../domain/clock';
import { compareMoney, formatMoney } from '../../../domain/money';
import { type Condition, type Conditions, conditionsOf } from '../../../entity/Condition';
import type { AskDefaults, AskRules, Asks, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { date, longText, money, tenant } from '../../../fields';
import { RENEW_CONTRACT, SIGN_CONTRACT, WRITE_REGISTRY } from '../rights';
import type { contractFields } from './contract.entity';

/** Cancels contracts (docs/domain/contracts.md 7.1). */
const CANCEL_CONTRACT = ['contract:cancel', 'contract:create'] as const;

/** Cedes contracts and takes cessions back (docs/domain/contracts.md 8.1). */
const CESSION = ['contract:cession', 'contract:create'] as const;

const table = lifecycleOf<ContractState>()(
  'state',
  {
    sign: {
      success: 'toast.contract_made',
      from: ['Created'],
      to: 'InvestorSigned',
      // The service of signatures may fail.
      outcomes: ['Created'],
      access: SIGN_CONTRACT,
      confirm: 'consequence',
      irreversible: true,
      notByMaker: true,
      tone: 'primary',
    },
    retry_sign: {
      success: 'toast.contract_made',
      from: ['Created'],
      to: 'InvestorSigned',
      outcomes: ['Created'],
      access: SIGN_CONTRACT,
      confirm: 'consequence',
      irreversible: true,
      notByMaker: true,
    },
    amend: {
      from: ['Created', 'InvestorSigned'],
      to: 'Modified',
      // One that nobody has signed yet still waits for its signature.
      outcomes: ['Created'],
      access: RENEW_CONTRACT,
      confirm: 'reason',
    },
    renew: {
      from: ['InvestorSigned'],
      to: 'Modified',
      access: RENEW_CONTRACT,
      confirm: 'reason',
    },
    cancel_contract: {
      success: 'toast.contract_cancelled',
      failure: 'error.cancel_failed',
      from: ['Created', 'InvestorSigned', 'Modified'],
      to: 'Canceled',
      access: CANCEL_CONTRACT,
      confirm: 'consequence',
      irreversible: true,
      consequences: ['limit'],
      tone: 'danger',
    },
    cede_contract: {
      success: 'toast.contract_ceded',
      from: ['InvestorSigned', 'Modified'],
      to: 'InvestorSigned',
      stays: true,
      access: CESSION,
      confirm: 'consequence',
      reverse: 'undo_cession',
      sets: { isCessioned: true },
    },
    undo_cession: {
      success: 'toast.cession_undone',
      from: ['InvestorSigned', 'Modified'],
      to: 'InvestorSigned',
      stays: true,
      access: CESSION,
      confirm: 'consequence',
      sets: { isCessioned: false },
    },
    write_to_zms: {
      success: 'toast.zms_write_scheduled',
      from: ['Created', 'InvestorSigned', 'Modified', 'Canceled', 'AutoCanceled'],
      to: 'Created',
      stays: true,
      access: WRITE_REGISTRY,
      guard: 'notes',
      confirm: 'consequence',
      sets: { zmsWriteStatus: 'SCHEDULED' },
    },
  },
  [{ from: ['Created'], to: 'AutoCanceled', by: 'time' }],
);

/** Names of the actions of a contract. */
export type ContractActionName = keyof typeof table.actions;

const amendment = longText({ required: true, min: 10, max: 2_000 });
const newLimit = money({ min: '0.01' });

/** What the actions ask for (docs/domain/contracts.md 2.1). */
const inputs = {
  amend: { amendment, newLimit },
  renew: { newLimit },
  cede_contract: {
    cedeTo: tenant({ required: true, readOnly: false }),
    cededOn: date({ required: true, noFuture: true }),
  },
} as const satisfies Asks<ContractActionName>;

/** An amendment and a renewal start from the limit as it is. */
const inputDefaults: AskDefaults<typeof inputs, typeof contractFields> = {
  amend: ({ limit }) => ({ newLimit: limit }),
  renew: ({ limit }) => ({ newLimit: limit }),
  // A cession is booked on the day on which it is made (docs/domain/ownership.md 2.1).
  cede_contract: () => ({ cededOn: today() }),
};

/**
 * What is wrong with the new limit of a contract: it lends no more than scoring allows its customer, and is not lowered below
 * what is lent and asked for under it (docs/domain/contracts.md 6.3).
 */
export const limitIssues = (
  { newLimit: asked }: { newLimit?: string | null },
  { facts, limit }: { facts?: unknown; limit?: string | null },
) => {
  const { limitMin, limitMax } = (facts ?? {}) as Partial<ContractFacts>;
  const field = 'newLimit' as const;
  if (limitMax !== undefined && compareMoney(asked, limitMax) === 1)
    return [
      {
        field,
        message: 'contracts.renewal.limit_above' as const,
        values: { max: formatMoney(limitMax) },
      },
    ];
  return limitMin !== undefined &&
    compareMoney(asked, limitMin) === -1 &&
    compareMoney(asked, limit) === -1
    ? [
        {
          field,
          message: 'contracts.renewal.limit_below' as const,
          values: { min: formatMoney(limitMin) },
        },
      ]
    : [];
};

const inputRules: AskRules<typeof inputs, typeof contractFields> = {
  amend: limitIssues,
  renew: limitIssues,
  cede_contract: ({ cedeTo, cededOn }, { owner }) => {
    if (cededOn && cededOn < today())
      return [{ field: 'cededOn', message: 'contracts.cession.today_only' }];
    return cedeTo && cedeTo === owner
      ? [{ field: 'cedeTo', message: 'contracts.cession.same' }]
      : [];
  },
};

/** What the conditions of a contract's actions are calculated from. */
export interface ContractFacts {
  /** Loans under the contract that are requested, on hold, ongoing, in the risk department or in court. */
  openLoans: number;
  /** Claims of the owner under the contract: a cession hands them over. */
  loans?: number;
  /** Claims that went with the last cession: its end takes them back. */
  ceded?: number;
  isCessioned: boolean;
  /** How often money of the new owner came for the claims since the cession. */
  receiptsSinceCession: number;
  isArchive: boolean;
  /** The last attempt of the investor to sign failed. */
  signFailed: boolean;
  /** The first gate that is shut for a contract of this type, beside that of one live contract; none = all are open. */
  shutGate?: AmendGate | null;
  /** The most that scoring allows a contract of this type to lend, decimal string. */
  limitMax?: string;
  /** The least limit that covers what is lent and asked for under it, decimal string. */
  limitMin?: string;
  /** State of the customer's signature under it; none where no signature is compared. */
  customerSignature?: SignatureRequestState | null;
  /** None where the contract was never written to the credit registry. */
  registryWriteStatus?: CreditRegistryWriteStatus | null;
}

/** Gates that an amendment and a renewal pass, too (docs/domain/contracts.md 6.3). */
export const AMEND_GATES = [
  'family',
  'creditRegistry',
  'stateRegistry',
  'score',
  'criteria',
  'company',
] as const;

export type AmendGate = (typeof AMEND_GATES)[number];

const gatesOpen = AMEND_GATES.map((gate): Condition<ContractFacts> => ({
  key: `gate_${gate}`,
  holds: ({ shutGate }) => shutGate !== gate,
}));

const current: Condition<ContractFacts> = { key: 'archived', holds: ({ isArchive }) => !isArchive };

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
 * Conditions of the actions of a contract beyond state and right (docs/domain/contracts.md 2.1, 7.1, 8.2;
 * docs/domain/registries.md 2.5).
 */
export const contractConditions: Conditions<ContractActionName, ContractFacts> = {
  sign: [
    current,
    ...customerSigned,
    // What failed once is tried again by its own action.
    { key: 'sign_failed', holds: ({ signFailed }) => !signFailed },
  ],
  retry_sign: [
    current,
    ...customerSigned,
    { key: 'sign_not_failed', holds: ({ signFailed }) => signFailed },
  ],
  amend: [current, ...gatesOpen],
  renew: [current, ...gatesOpen],
  cancel_contract: [
    {
      key: 'open_loans',
      holds: ({ openLoans }) => openLoans === 0,
      values: ({ openLoans }) => ({ count: openLoans }),
    },
  ],
  cede_contract: [current],
  undo_cession: [
    current,
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

/**
 * What blocks an action beside the state and the person's right. The facts come with the record; without them (an old
 * answer) nothing blocks it here: the gateway decides.
 */
function conditions(
  action: ContractActionName,
  { facts }: { readonly facts?: unknown },
): ConditionBlock | null {
  return facts ? conditionsOf(contractConditions, action)(facts as ContractFacts) : null;
}

/** A cession and its end hand every claim over; everything else is done with the contract. */
const recordsOf = (action: ContractActionName, { facts }: { readonly facts?: unknown }): number => {
  const { loans, ceded } = (facts ?? {}) as Partial<ContractFacts>;
  if (action === 'cede_contract') return loans ?? 1;
  return action === 'undo_cession' ? (ceded ?? 1) : 1;
};

/**
 * The contract (docs/domain/contracts.md 2.1). Making one is no action of a record: the gate board comes before it.
 * Cession and the credit registry leave the state as it is; Canceled and AutoCanceled are final. A cession changes every
 * claim under the contract, so their number is typed where they are many.
 */
export const contractLifecycle = {
  ...table,
  inputs,
  inputDefaults,
  inputRules,
  conditions,
  recordsOf,
} as const;
