import type { AnyEntity } from '../../src/entity/entity';
import type { Enumeration, EnumValue } from '../../src/domain/enums/enumeration';
import { enumTexts } from './consoleTexts';
import type { Texts } from './messages';

/** What the values of the state are; nothing where it is a flag. */
function statesOf({ lifecycle, fields }: AnyEntity): Enumeration | undefined {
  const field = lifecycle && fields[lifecycle.field];
  return ((field?.options ?? {}) as { enumeration?: Enumeration }).enumeration;
}

const known = (states: Enumeration | undefined, state: string): EnumValue | undefined =>
  states?.values.find((value) => String(value) === state);

/** A state as records hold it: life-cycle tables write every state as text, also numeric codes and flags. */
export function stateValue(entity: AnyEntity, state: string): unknown {
  const value = known(statesOf(entity), state);
  if (value !== undefined) return value;
  const { lifecycle, fields } = entity;
  const field = lifecycle && fields[lifecycle.field];
  return field?.kind.fromText ? field.kind.fromText(state) : state;
}

/** A state in words; as it is written where it is a flag. */
export function stateTexts(entity: AnyEntity, state: string): string | Texts {
  const states = statesOf(entity);
  const value = known(states, state);
  return states && value !== undefined ? enumTexts(states, value) : state;
}
