import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { contentFacts } from '../sampleContent';
import { PACKAGES } from './packages';

/** Packages that customers use, that wait, one without stickers and one that was deleted. */
export const samples: SampleMaker = {
  resource: 'sticker/package',
  make: cachedByWorld((world) =>
    PACKAGES.map(({ identifier, name, publisher, state }, index) => ({
      ...contentFacts(world, state === 'PUBLISHED', 320 - index * 30),
      id: index + 1,
      identifier,
      name,
      publisher,
      publisherWebsite: index % 2 === 0 ? 'https://pocket.example' : null,
      privacyPolicyUrl: `https://pocket.example/stickers/${identifier}/privacy`,
      licenseAgreementUrl: `https://pocket.example/stickers/${identifier}/license`,
      viewOrder: state === 'DELETED' ? null : index + 1,
      stickerCount: 0,
      sentCount: 0,
      state,
    })),
  ),
};
