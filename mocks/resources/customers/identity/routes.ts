import { addDays } from '../../../../src/domain/dates';
import { maskRegisterNumber } from '../../../../src/domain/mask';
import {
  identityParts,
  type IdentityAnswer,
  type ProcessChange,
} from '../../../../src/resources/customers/identity/api';
import { identityPicture, type IdentityPicture } from './identityPictures';
import type { IdentityStory } from './identities';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { liveFacts } from '../../contracts/contract/contractGateFacts';
import { recordOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { processRows } from './processRows';
import { route } from '../../../engine/route';

const STRANGER = 7_919;

/** Pictures of an identity are no fields of a record: they are for who sees the customer. */
function imagesOf(
  { store }: Call,
  kind: IdentityPicture,
  customer: MockRecord,
): IdentityAnswer['images'] {
  const story = customer.identityStory as IdentityStory;
  const own = Number(customer.id);
  const isStranger = story === 'other_person' && kind !== 'selfie' && kind !== 'xyp';
  const picture = identityPicture(kind, {
    person: isStranger ? own + STRANGER : own,
    isBlurred: story === 'blurred' && kind !== 'xyp',
  });
  const image = store.files.keptFor({ resource: 'customers', id: customer.id }, picture);
  return image ? [{ kind, image }] : [];
}

/** What was read off the card; a stranger's card says another name. */
function cardOf({ identityStory, lastName, firstName, regnum, id }: MockRecord, today: string) {
  const own = Number(id);
  const isStranger = identityStory === 'other_person';
  return {
    lastName: isStranger ? 'Нэргүй' : ((lastName as string | null) ?? null),
    firstName: isStranger ? 'Тулга' : ((firstName as string | null) ?? null),
    regnum: maskRegisterNumber(isStranger ? 'ЗЗ91040513' : String(regnum)),
    expiresOn: addDays(
      today,
      identityStory === 'expired' ? -(40 + (own % 300)) : 400 + (own % 2_000),
    ),
  };
}

const LIKENESS: Readonly<Record<IdentityStory, number | null>> = {
  clear: 94,
  blurred: 41,
  expired: 92,
  other_person: 23,
  none: null,
};

/** `GET /customers/{id}/identity`: what the decision on an identity rests on. */
function identity(call: Call): Answer<IdentityAnswer> {
  need(call.caller, 'customer:view');
  const customer = recordOf(call, 'customers');
  const sent = (customer.identityImages ?? []) as IdentityPicture[];
  const { stateRegistryReadAt } = liveFacts(call, Number(customer.id));
  const kinds: IdentityPicture[] = stateRegistryReadAt ? [...sent, 'xyp'] : sent;
  const story = customer.identityStory as IdentityStory;
  const body: IdentityAnswer = {
    submittedAt: (customer.identitySubmittedAt as string | null) ?? null,
    attempts: Number(customer.identityAttempts ?? 0),
    rejectionCode: (customer.identityCode as number | null) ?? null,
    images: kinds.flatMap((kind) => imagesOf(call, kind, customer)),
    card: sent.length > 0 ? cardOf(customer, call.store.clock.today()) : null,
    likeness: stateRegistryReadAt || sent.length > 0 ? LIKENESS[story] : null,
    stateRegistryReadAt,
  };
  return { body };
}

/** `GET /customers/{id}/states`: the process codes that the customer has gone through, the newest first. */
function states(call: Call): Answer<ProcessChange[]> {
  need(call.caller, 'customer:view');
  const customer = recordOf(call, 'customers');
  return { body: processRows(customer, call.store.history.of('customers', customer)) };
}

/** Reads below a customer's identity and registration (docs/domain/customers.md 2.1, 3.1). */
export const routes: readonly Route[] = [
  route(identityParts.identity, identity),
  route(identityParts.states, states),
];
