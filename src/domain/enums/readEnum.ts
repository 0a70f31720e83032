import { dynamicKey } from '../../i18n/dynamicKey';
import type { MessageKey } from '../../i18n/Catalogue';
import type { Tone } from '../tone';
import type { Enumeration, EnumAlias, EnumValue } from './enumeration';

interface Lookup<V> {
  exact: Map<EnumAlias, V>;
  loose: Map<string, V | undefined>;
  isState: boolean;
}

const lookups = new WeakMap<Enumeration, Lookup<EnumValue>>();

/** The tone of a value; a value that the enumeration does not know is neutral. */
export function toneOf(enumeration: Enumeration, value: unknown): Tone {
  return enumeration.tones.get(value as EnumValue) ?? 'neutral';
}

/**
 * True when the values say how far or how well something is, which chips show; false for kinds and sorts, which are words:
 * their tones are at most `info`. docs/domain/interface.md 4.4
 */
export const isState = (enumeration: Enumeration): boolean => lookupOf(enumeration).isState;

/**
 * The canonical value for what a gateway sent: the value itself, a numeric or text code, another spelling (letter
 * case, `Canceled`/`CANCELLED`, `investor_signed`), a flag, or null where null has a meaning.
 * @returns undefined for anything unknown, so that the caller can show the raw value as it came
 */
export function normalise<V extends EnumValue>(
  enumeration: Enumeration<V>,
  raw: unknown,
): V | undefined {
  if (!isAlias(raw)) return undefined;
  const { exact, loose } = lookupOf(enumeration);
  return (exact.get(raw) ?? (raw === null ? undefined : loose.get(looseKey(raw)))) as V | undefined;
}

/** True when the enumeration has exactly this value. */
export function isValueOf<V extends EnumValue>(
  enumeration: Enumeration<V>,
  value: unknown,
): value is V {
  return enumeration.tones.has(value as EnumValue);
}

/** The message key of a value of an enumeration by its name; characters other than letters and digits become `_`. */
export const valueKey = (name: string, value: unknown): string =>
  `enums.${name}.${String(value).replace(/[^A-Za-z0-9]/g, '_')}`;

/** The message key of a value's label. */
export function labelKeyOf(enumeration: Enumeration, value: EnumValue): MessageKey {
  const own = enumeration.labelKeys[value];
  // That every value has its label is tested for all enumerations.
  return own ?? dynamicKey(valueKey(enumeration.name, value));
}

/** Numeric codes under which the documents also know a value, in their order. */
export function codesOf(enumeration: Enumeration, value: EnumValue): number[] {
  const aliases = enumeration.aliases.get(value) ?? [];
  return aliases.filter((alias) => typeof alias === 'number');
}

/** The number that people know a value by: its first numeric code, else the first that begins with a digit (`1110-01`). */
export const numberCodeOf = (
  enumeration: Enumeration,
  value: EnumValue,
): string | number | undefined =>
  codesOf(enumeration, value).at(0) ??
  (enumeration.aliases.get(value) ?? []).find(
    (alias): alias is string => typeof alias === 'string' && /^\d/.test(alias),
  );

function isAlias(raw: unknown): raw is EnumAlias {
  return (
    raw === null || typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean'
  );
}

function lookupOf(enumeration: Enumeration): Lookup<EnumValue> {
  let lookup = lookups.get(enumeration);
  if (!lookup) {
    const tones = [...enumeration.tones.values()];
    const isState = tones.some((tone) => tone !== 'neutral' && tone !== 'info');
    lookup = { exact: new Map(), loose: new Map(), isState };
    for (const value of enumeration.values) {
      lookup.exact.set(value, value);
      for (const alias of enumeration.aliases.get(value) ?? []) lookup.exact.set(alias, value);
    }
    for (const [alias, value] of lookup.exact) addLoose(lookup.loose, alias, value);
    lookups.set(enumeration, lookup);
  }
  return lookup;
}

/** A loose spelling that two values share matches neither. */
function addLoose(
  loose: Map<string, EnumValue | undefined>,
  alias: EnumAlias,
  value: EnumValue,
): void {
  if (alias === null) return;
  const key = looseKey(alias);
  loose.set(key, loose.has(key) && loose.get(key) !== value ? undefined : value);
}

const looseKey = (raw: EnumAlias): string =>
  String(raw)
    .slice(0, 100)
    .trim()
    .toLowerCase()
    .replace(/[_\s-]/g, '')
    .replaceAll('cancelled', 'canceled');
