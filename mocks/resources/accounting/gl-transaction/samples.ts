import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** Journals are the ledger's: no record of their own stands beside it, to which a journal's number could be tied. */
export const samples: SampleMaker = { resource: 'accounting/gl-transactions', make: () => [] };
