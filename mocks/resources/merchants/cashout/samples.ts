import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { sampleCashOuts } from './sampleCashOuts';

export const samples: SampleMaker = {
  resource: 'merchant-cashout',
  make: (world) => sampleCashOuts(world).records.map((record) => ({ ...record })),
};
