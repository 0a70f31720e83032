import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { maskedText } from '../maskedText';

/** What became of a line is what its profit says now. */
const withState = (line: MockRecord, { store }: Call): MockRecord => {
  const profit = store.collection('accounting/profits')?.get(line.profitId as number);
  return {
    ...line,
    text: maskedText(line.text),
    ...(profit ? { state: profit.state } : {}),
  };
};

export const hooks: Hooks = {
  resource: 'accounting/bank-cg-transactions',
  present: withState,
  presentRow: withState,
};
