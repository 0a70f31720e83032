import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { samples as messages } from '../../messaging/sms/samples';

/** The tests among the messages of the sample. */
export const samples: SampleMaker = {
  resource: 'settings/sms-test',
  make: cachedByWorld((world) => {
    const tests = messages.make(world).filter(({ kind }) => kind === 'TEST');
    return tests.map(
      ({ phone, text, operator, segments, price, ...message }, index): MockRecord => {
        const { state, failure, sentAt, deliveredAt, createdAt, createdBy, tenant } = message;
        return {
          id: tests.length - index,
          phone,
          text,
          operator,
          segments,
          price,
          state,
          failure,
          sentAt,
          deliveredAt,
          createdAt,
          createdBy,
          updatedAt: createdAt,
          tenant,
        };
      },
    );
  }),
};
