import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** No sample of its own: the report is what was printed of other records. */
export const samples: SampleMaker = { resource: 'tenant-report/loan-notice', make: () => [] };
