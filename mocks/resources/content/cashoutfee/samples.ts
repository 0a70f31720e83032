import type { FeeStepState, FeeType } from '../../../../src/domain/enums/content';
import { feeLadder, type FeeStep } from '../../../../src/domain/wallets/feeSteps';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';

/** Name, kind, where the step begins, what it costs, and whether it counts. */
const STEPS: readonly (readonly [string, FeeType, string, string, FeeStepState])[] = [
  ['Банк руу: бага дүн', 'Cashout', '0.00', '200.00', 'ACTIVE'],
  ['Банк руу: 50 мянгаас', 'Cashout', '50000.00', '300.00', 'ACTIVE'],
  ['Банк руу: 500 мянгаас', 'Cashout', '500000.00', '500.00', 'ACTIVE'],
  ['Банк руу: 5 саяас', 'Cashout', '5000000.00', '1000.00', 'ACTIVE'],
  ['Банк руу: 2023 оны хөнгөлөлт', 'Cashout', '50000.00', '100.00', 'INACTIVE'],
  ['Хэтэвч рүү: бага дүн', 'Transaction', '0.00', '0.00', 'ACTIVE'],
  ['Хэтэвч рүү: 100 мянгаас', 'Transaction', '100000.00', '100.00', 'ACTIVE'],
  ['Хэтэвч рүү: 1 саяас', 'Transaction', '1000000.00', '200.00', 'INACTIVE'],
];

/** The fees of both kinds of transfer, and steps that count no longer or not yet. */
export const samples: SampleMaker = {
  resource: 'cashoutfee',
  make: cachedByWorld((world) =>
    STEPS.map(([name, feeType, transactionAmount, feeAmount, isActiveForm], index) => {
      const { createdAt, createdBy, updatedAt } = contentFacts(world, true, 600 - index * 30);
      return {
        id: index + 1,
        name,
        feeType,
        transactionAmount,
        untilAmount: null,
        feeAmount,
        isActiveForm,
        createdAt,
        createdBy,
        updatedAt,
      };
    }),
  ),
};

/** The steps that count in the sample, for what it says of transfers in the past. */
export const sampleLadder = (world: SampleWorld, feeType: FeeType): FeeStep[] =>
  feeLadder(samples.make(world) as FeeStep[], feeType);
