import { htmlDataUrl } from '../../../../src/fields/file/schema';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { daysAgo } from '../../customers/customer/sampleCustomers';
import { templateCode } from './activeTemplate';
import { TEMPLATES, type TemplateSample } from './templateTexts';

/** Days from writing a version until it was made active. */
const UNTIL_ACTIVE = 7;

const isNext = (
  one: TemplateSample,
  { category, type, letter, version }: TemplateSample,
): boolean =>
  one.category === category &&
  one.type === type &&
  one.letter === letter &&
  one.version === version + 1;

/** Versions of every template: active, archived, and one that waits for a second person. */
export const samples: SampleMaker = {
  resource: 'document_template',
  make: cachedByWorld((world) =>
    TEMPLATES.map((one, index) => {
      const { html, daysOld, ...values } = one;
      const code = templateCode(values, values.version);
      const next = TEMPLATES.find((other) => isNext(other, one));
      const createdAt = daysAgo(world, daysOld);
      return {
        id: index + 1,
        ...values,
        code,
        htmlFile: {
          name: `${code}.html`,
          type: 'text/html',
          size: new TextEncoder().encode(html).length,
          data: htmlDataUrl(html),
        },
        activeSince: values.state === 'DRAFT' ? null : daysAgo(world, daysOld - UNTIL_ACTIVE),
        archivedAt:
          values.state === 'ARCHIVED' && next ? daysAgo(world, next.daysOld - UNTIL_ACTIVE) : null,
        createdAt,
        createdBy: world.people.find(({ username }) => username === 'operator')?.id ?? null,
        updatedAt: createdAt,
      };
    }),
  ),
};
