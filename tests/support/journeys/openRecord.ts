import { listed } from '../../../src/entity/manifests';
import { whyBlocked } from '../../../src/entity/lifecycle';
import type { AnyEntity } from '../../../src/entity/entity';
import { GATEWAY_BASES } from '../../../mocks/engine/bases';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { tokenOf, type Lab } from './gateways';

/** A record of the sample on which an action is open to somebody with its right, as it is stored; none: undefined. */
export async function openRecord(
  lab: Lab,
  entity: AnyEntity,
  action: string,
): Promise<MockRecord | undefined> {
  const records = lab.gateways.store.collection(entity.name)?.all ?? [];
  const person = { id: undefined, rules: true, may: () => true };
  for (const record of records) {
    const answered = await answerOf(lab, entity, record);
    if (entity.lifecycle && whyBlocked(entity.lifecycle, action, answered, person) === null)
      return record;
  }
  return undefined;
}

/** A record as the gateway answers it: it says more of it than it keeps. */
export async function answerOf(
  lab: Lab,
  { gateway, endpoint, access }: AnyEntity,
  { id }: MockRecord,
): Promise<MockRecord> {
  const token = tokenOf(`only:${listed(access.show ?? access.list).join(',')}`);
  const answer = await lab.gateways.handle(
    new Request(`http://localhost${GATEWAY_BASES[gateway]}${endpoint}/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
    }),
  );
  return (await answer?.json()) as MockRecord;
}
