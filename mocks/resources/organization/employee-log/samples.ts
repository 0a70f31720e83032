import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** No sample of its own: the log is the histories of all other records. */
export const samples: SampleMaker = { resource: 'org-employee-log', make: () => [] };
