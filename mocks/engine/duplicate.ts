import type { AnyEntity } from '../../src/entity/entity';
import { isBlank } from '../../src/entity/Field';
import { normaliseSearch } from '../../src/domain/text';
import { ApiError } from './ApiError';
import type { Call } from './Call';
import { may } from './Caller';
import type { MessageCode, Texts } from './messages';
import type { MockRecord } from './MockRecord';
import { isVisible } from './tenancy';

/**
 * 409 for values that another record has: marked at their fields, with the record's id for those who may open it. To the
 * others its mere number would say that somebody is a customer elsewhere.
 */
export function duplicate(
  call: Call,
  entity: AnyEntity,
  fields: readonly string[],
  other: MockRecord,
  text: MessageCode | Texts = 'DUPLICATE',
): ApiError {
  const { show, list } = entity.access;
  const isOpen = may(call.caller, show ?? list) && isVisible(call.caller, other);
  return new ApiError(409, text, {
    code: typeof text === 'string' ? text : 'DUPLICATE',
    fields: Object.fromEntries(fields.map((field) => [field, 'validation.taken'])),
    extra: isOpen ? { existingId: other.id } : {},
  });
}

/** As a person reads it: letter case, spaces in a row and marks that nobody sees make no other name. */
const comparable = (value: unknown) => normaliseSearch(String(value));

/**
 * Refuses what another record of the entity has already (`entity.unique`); all such fields at once.
 * @param self the record that is changed
 * @throws ApiError 409
 */
export function refuseDuplicates(
  call: Call,
  entity: AnyEntity,
  values: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, MessageCode>> = {},
  self?: MockRecord,
): void {
  const { unique = [] } = entity;
  const others = (call.store.collection(entity.name)?.all ?? []).filter((one) => one !== self);
  const taken = unique.flatMap((field): { field: string; other: MockRecord }[] => {
    if (isBlank(values[field])) return [];
    const wanted = comparable(values[field]);
    const other = others.find((one) => !isBlank(one[field]) && comparable(one[field]) === wanted);
    return other ? [{ field, other }] : [];
  });
  if (taken.length === 0) return;
  const [{ field, other }] = taken;
  throw duplicate(
    call,
    entity,
    taken.map((one) => one.field),
    other,
    texts[field],
  );
}
