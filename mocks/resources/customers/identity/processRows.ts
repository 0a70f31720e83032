import { customerProcessStage } from '../../../../src/domain/customerProcess';
import type { ProcessChange } from '../../../../src/resources/customers/identity/api';
import type { HistoryRow } from '../../../engine/History';
import type { MockRecord } from '../../../engine/MockRecord';

/** Codes that registration goes through, in order (docs/domain/customers.md 2.1). */
const WAY = [
  0, 100, 110, 200, 220, 235, 300, 340, 370, 380, 400, 600, 620, 630, 660, 700, 720, 750, 800, 805,
  810, 815, 900, 950,
];
const CANCEL_FROM = 2000;
/** The last code that everybody has who later cancels. */
const CONTRACTED = 815;
const STEP_MS = 97_000;

/** How a sample customer came to the code of today, and what has changed since. The newest change comes first. */
export function processRows(customer: MockRecord, history: readonly HistoryRow[]): ProcessChange[] {
  const changes = history
    .filter(({ field }) => field === 'state')
    .map(({ at, from, to, reason, source }) =>
      change(at, from as number, to as number, reason, source),
    );
  const first = changes.at(-1)?.from ?? Number(customer.state);
  const until = first >= CANCEL_FROM ? CONTRACTED : first;
  const codes = [
    ...WAY.filter((code) => code < until),
    ...(first >= CANCEL_FROM ? [until] : []),
    first,
  ];
  const start = Date.parse(String(customer.createdAt));
  const earlier = codes.map((code, index) => {
    const at = new Date(start + index * STEP_MS).toISOString();
    return change(at, index === 0 ? null : codes[index - 1], code);
  });
  return [...changes, ...earlier.reverse()];
}

function change(
  at: string,
  from: number | null,
  code: number,
  reason?: string,
  source?: string,
): ProcessChange {
  const { stage, known } = customerProcessStage(code);
  const failed = !known || stage === 'AGE_NOT_QUALIFIED';
  return { at, from, code, failed, reason: reason ?? null, source: source ?? null };
}
