import type { AnyEntity } from '../../src/entity/entity';
import type { Enumeration } from '../../src/domain/enums/enumeration';

/** A state as records hold it: life-cycle tables write every state as text, also numeric codes and flags. */
export function stateValue({ lifecycle, fields }: AnyEntity, state: string): unknown {
  const field = lifecycle && fields[lifecycle.field];
  const { enumeration } = (field?.options ?? {}) as { enumeration?: Enumeration };
  const known = enumeration?.values.find((value) => String(value) === state);
  if (known !== undefined) return known;
  return field?.kind.fromText ? field.kind.fromText(state) : state;
}
