import { maskOf, type Field } from '../../src/entity/Field';
import type { MockRecord } from './MockRecord';

/** What a value is compared by; null goes last in both directions. */
export type SortKey = string | number | null;

/** Ё, Ө and Ү come right after Е, О and У in the Mongolian alphabet; code points put them at the end. */
export function textKey(text: string): string {
  const lower = text.toLowerCase();
  if (!/[ёөү]/.test(lower)) return lower;
  return lower.replace(/ё/g, 'е\uffff').replace(/ө/g, 'о\uffff').replace(/ү/g, 'у\uffff');
}

/**
 * How records are compared by a field. Amounts travel as text and are compared as numbers; what is masked is compared as it is
 * shown, because the order of the values would tell what the mask hides (docs/domain/calls.md 5.1).
 */
export function sortKeyOf(name: string, field?: Field): (record: MockRecord) => SortKey {
  const amount = field?.kind.amount;
  const mask = field && maskOf(field);
  return (record) => {
    const value = record[name];
    if (value === null || value === undefined || value === '') return null;
    if (typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (amount) return Number(value);
    if (mask) return textKey(mask(String(value)));
    return textKey(Array.isArray(value) ? value.join(' ') : String(value));
  };
}

/** Below zero when `one` comes first. Numbers come before text where a field holds both. */
export function compareKeys(one: SortKey, other: SortKey): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return one < other ? -1 : 1;
}
