import type { MessageKey } from '../../i18n/Catalogue';
import type { Tone } from '../tone';

/** A value as it is stored and travels: text or number, exactly as the documents write it. */
export type EnumValue = string | number;

/** Other ways in which a value is written: numeric codes, spellings, flags, nothing. */
export type EnumAlias = string | number | boolean | null;

/** One line of an enumeration: the value alone (neutral tone), or value, tone and aliases. */
export type EnumEntry = EnumValue | readonly [value: EnumValue, tone: Tone, ...EnumAlias[]];

/** A closed list of values as plain data. Read it with `toneOf`, `normalise` and `labelKeyOf`. */
export interface Enumeration<V extends EnumValue = EnumValue> {
  readonly name: string;
  /** In the order of the documents, which is also the order of selections and filters. */
  readonly values: readonly V[];
  readonly tones: ReadonlyMap<EnumValue, Tone>;
  readonly aliases: ReadonlyMap<EnumValue, readonly EnumAlias[]>;
  /** Message keys of values whose label belongs to another enumeration. */
  readonly labelKeys: Readonly<Record<string, MessageKey>>;
}

type EntryValue<E> = E extends readonly [infer V extends EnumValue, ...unknown[]]
  ? V
  : E extends EnumValue
    ? E
    : never;

/** The union of the values: `type State = ValueOf<typeof LoanState>`. */
export type ValueOf<E> = E extends Enumeration<infer V> ? V : never;

/**
 * Declares an enumeration (docs/domain/interface.md 10.1).
 * @param name as in the message keys `enums.<name>.<value>`
 * @param entries values in order, with tone and aliases
 * @param labelKeys full message keys for values labelled elsewhere
 */
/* @__NO_SIDE_EFFECTS__ */
export function enumeration<const E extends readonly EnumEntry[]>(
  name: string,
  entries: E,
  labelKeys: Readonly<Record<string, MessageKey>> = {},
): Enumeration<EntryValue<E[number]>> {
  const values: EnumValue[] = [];
  const tones = new Map<EnumValue, Tone>();
  const aliases = new Map<EnumValue, readonly EnumAlias[]>();
  for (const entry of entries) {
    const [value, tone = 'neutral', ...others] = isPlain(entry) ? [entry] : entry;
    values.push(value);
    tones.set(value, tone);
    if (others.length > 0) aliases.set(value, others);
  }
  return { name, values: values as EntryValue<E[number]>[], tones, aliases, labelKeys };
}

function isPlain(entry: EnumEntry): entry is EnumValue {
  return typeof entry === 'string' || typeof entry === 'number';
}
