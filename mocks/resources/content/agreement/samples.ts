import { htmlDataUrl } from '../../../../src/fields/file/schema';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { contentFacts } from '../sampleContent';
import { AGREEMENTS, htmlOfSample } from './agreementTexts';
import { agreementCode } from './rules';

/** Days from writing a version until it was put in force. */
const UNTIL_IN_FORCE = 7;

/** Versions of the three agreements: in force, replaced, and one that is being written. */
export const samples: SampleMaker = {
  resource: 'agreement',
  make: cachedByWorld((world) =>
    AGREEMENTS.map((one, index) => {
      const { option, version, state, summary, daysOld } = one;
      const html = htmlOfSample(one);
      const next = AGREEMENTS.find(
        (other) => other.option === option && other.version === version + 1,
      );
      const { createdAt, createdBy, updatedAt } = contentFacts(world, true, daysOld);
      return {
        id: index + 1,
        code: agreementCode(option, version),
        title: one.title,
        option,
        version,
        summary,
        htmlFile: {
          name: `${agreementCode(option, version)}.html`,
          type: 'text/html',
          size: new TextEncoder().encode(html).length,
          data: htmlDataUrl(html),
        },
        state,
        acceptedCount: 0,
        askedAgain: null,
        askedIn: 0,
        inForceSince: state === 'DRAFT' ? null : daysAgo(world, daysOld - UNTIL_IN_FORCE),
        replacedAt:
          state === 'REPLACED' && next ? daysAgo(world, next.daysOld - UNTIL_IN_FORCE) : null,
        createdAt,
        createdBy,
        updatedAt,
      };
    }),
  ),
};
