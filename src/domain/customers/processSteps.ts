import { customerProcessStage } from '../customerProcess';
import type { CustomerProcessStage } from '../enums/customers';

/** The steps of registration as people think of them, each over some stages of the process codes. */
export const PROCESS_STEPS = [
  { key: 'registering', stages: ['REGISTERING'] },
  { key: 'lists', stages: ['BLACK_GREY_LIST_SEARCH', 'POLICE_LIST_SEARCH'] },
  { key: 'age', stages: ['AGE_CHECK', 'AGE_NOT_QUALIFIED'] },
  { key: 'user', stages: ['REGISTRATION'] },
  { key: 'wallet', stages: ['WALLET_CREATION'] },
  { key: 'points', stages: ['POINTS'] },
  { key: 'zms', stages: ['ZMS_SCORING_CHECK'] },
  { key: 'state_registry', stages: ['STATE_REGISTRY_CHECK'] },
  { key: 'contracts', stages: ['WALLET_CONTRACT', 'LOAN_CONTRACT'] },
  { key: 'scoring', stages: ['SCORING'] },
] as const satisfies readonly { key: string; stages: readonly CustomerProcessStage[] }[];

/** What may follow when contracts are cancelled. */
export const CANCEL_BRANCHES = [
  'WALLET_CONTRACT_CANCEL',
  'LOAN_CONTRACT_CANCEL',
] as const satisfies readonly CustomerProcessStage[];

export type ProcessStepKey = (typeof PROCESS_STEPS)[number]['key'];
export type CancelBranch = (typeof CANCEL_BRANCHES)[number];

/** `done` steps are over, `ahead` ones are to come; a step that failed is where it stopped. */
export type StepStatus = 'done' | 'current' | 'failed' | 'ahead';

export interface ProcessStep {
  key: ProcessStepKey;
  standing: StepStatus;
  /** Stage within the step that the customer has reached. */
  stage?: CustomerProcessStage;
}

export interface ProcessWay {
  steps: readonly ProcessStep[];
  /** The branch of cancellation that was entered. */
  branch?: CancelBranch;
  /** The code as it came. */
  code: string;
  /** False for a code in no range: then the nearest step is marked, and as failed (failures have codes of their own). */
  known: boolean;
}

const isBranch = (stage: CustomerProcessStage | undefined): stage is CancelBranch =>
  CANCEL_BRANCHES.some((branch) => branch === stage);

/**
 * The way from registration to a contract with the place of a code on it (docs/domain/customers.md 2.1, 2.2). Both
 * readings of the police range are accepted. Text that is no code leaves every step ahead.
 */
export function processWay(code: number | string | null | undefined): ProcessWay {
  const position = customerProcessStage(code);
  const { stage, known } = position;
  const failed = !known || stage === 'AGE_NOT_QUALIFIED';
  const branch = isBranch(stage) ? stage : undefined;
  const at = PROCESS_STEPS.findIndex(({ stages }) =>
    (stages as readonly CustomerProcessStage[]).some((one) => one === stage),
  );
  const steps = PROCESS_STEPS.map(({ key }, index): ProcessStep => {
    if (branch) return { key, standing: 'done' };
    if (index > at) return { key, standing: 'ahead' };
    if (index < at) return { key, standing: 'done' };
    return { key, standing: failed ? 'failed' : 'current', stage };
  });
  return { steps, branch, code: position.code, known };
}
