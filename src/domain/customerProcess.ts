import type { CustomerProcessStage } from './enums/customers';

/** Ranges of process codes, inclusive, in the order of the way (docs/domain/customers.md 2.1). */
const STAGES: readonly (readonly [CustomerProcessStage, from: number, to: number])[] = [
  ['REGISTERING', 0, 0],
  ['BLACK_GREY_LIST_SEARCH', 100, 130],
  // Single codes before the wider police range that surrounds them.
  ['AGE_CHECK', 235, 235],
  ['AGE_NOT_QUALIFIED', 250, 250],
  // Two readings of the end, 230 and 220/250: everything between belongs to the police search.
  ['POLICE_LIST_SEARCH', 200, 250],
  ['REGISTRATION', 300, 370],
  ['WALLET_CREATION', 380, 400],
  ['POINTS', 600, 620],
  ['ZMS_SCORING_CHECK', 630, 660],
  ['STATE_REGISTRY_CHECK', 700, 750],
  ['WALLET_CONTRACT', 800, 805],
  ['LOAN_CONTRACT', 810, 815],
  ['SCORING', 900, 950],
  ['WALLET_CONTRACT_CANCEL', 2000, 2050],
  ['LOAN_CONTRACT_CANCEL', 2100, 2150],
];

/** The step that a customer has reached on the way from registration to a contract. */
export interface ProcessPosition {
  /** The code as it came; shown beside the stage, and alone where there is no stage. */
  code: string;
  /** The stage of the code, or the nearest one for a code in no range (failures have codes of their own). */
  stage?: CustomerProcessStage;
  /** False when the code is in no range of the documents. */
  known: boolean;
}

/** The stage of a numeric process code (docs/domain/customers.md 2.1, 2.2). Never throws. */
export function customerProcessStage(code: number | string | null | undefined): ProcessPosition {
  const text = code === null || code === undefined ? '' : String(code).trim();
  if (!/^\d{1,6}$/.test(text)) return { code: text, known: false };
  const number = Number(text);
  let nearest: CustomerProcessStage | undefined;
  let least = Infinity;
  for (const [stage, from, to] of STAGES) {
    const distance = number < from ? from - number : Math.max(0, number - to);
    if (distance === 0) return { code: text, stage, known: true };
    if (distance < least) [nearest, least] = [stage, distance];
  }
  return { code: text, stage: nearest, known: false };
}
