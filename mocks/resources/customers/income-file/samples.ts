import { incomesOf } from '../income/incomeMaking';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** Files of incomes: statements of several pages and scanned sheets. */
export const samples: SampleMaker = {
  resource: 'income_file',
  make: (world) => incomesOf(world).files.map((file) => ({ ...file, id: file.id })),
};
