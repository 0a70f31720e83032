import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { sampleBatches } from '../log-forwarding/samples';

/** What was forwarded in the last days. */
export const samples: SampleMaker = {
  resource: 'log_batch',
  make: (world) => sampleBatches(world).map((batch) => ({ ...batch })),
};
