/** Why an action is not possible now; the code is also the reason that a gateway answers with. */
export interface Block {
  code: BlockCode;
  /** What a message names, such as days and their limit. */
  values?: Readonly<Record<string, string | number>>;
}

export type BlockCode =
  | 'STATE_FORBIDS'
  | 'AMOUNT_INVALID'
  | 'AMOUNT_OVER'
  | 'DURATION_OVER'
  | 'FEE_OVER'
  | 'DATE_OVER'
  | 'OVERDUE'
  | 'NOT_OVERDUE'
  | 'NOT_EXTENDABLE'
  | 'DPD_OVER_LIMIT'
  | 'EXTENSIONS_REACHED'
  | 'EXTENSION_PENDING'
  | 'NOTHING_TO_PAY'
  | 'DURATION_INVALID'
  | 'DATE_NOT_AFTER_TODAY'
  | 'PLAN_INVALID'
  | 'LEAD_NEEDED'
  | 'DATE_BEFORE_ISSUE'
  | 'BEFORE_HANDOVER'
  | 'LATER_ACTIONS'
  | 'RECEIPT_FIXED';

/** An action was applied although its blocks forbid it; carries all of them. */
export class Refusal extends Error {
  constructor(readonly blocks: readonly Block[]) {
    super(blocks.map(({ code }) => code).join(', '));
    this.name = 'Refusal';
  }
}

/** @throws Refusal when there is any block */
export function refuseBlocked(blocks: readonly Block[]): void {
  if (blocks.length > 0) throw new Refusal(blocks);
}
