import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { sampleDonations } from './sampleDonations';

export const samples: SampleMaker = {
  resource: 'donation',
  make: (world) => sampleDonations(world).map((one) => ({ ...one })),
};
