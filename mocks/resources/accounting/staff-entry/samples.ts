import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { sampleEntries } from './sampleEntries';

/** What staff booked by hand in the last days: in every state, of every kind, by two people. */
export const samples: SampleMaker = {
  resource: 'accounting/entries',
  make: (world) => sampleEntries(world).map(({ record }) => ({ ...record })),
};
