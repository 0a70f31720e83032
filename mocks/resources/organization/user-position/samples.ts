import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { organizationSamples } from '../organizationSamples';

export const samples: SampleMaker = {
  resource: 'org-user-position',
  make: organizationSamples('userPositions'),
};
