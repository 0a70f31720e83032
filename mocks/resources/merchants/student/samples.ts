import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** No sample of its own: it is read from other records at every call. */
export const samples: SampleMaker = { resource: 'merchant-student', make: () => [] };
