import { toMoney } from '../money';
import type { LetterVariable } from './letterVariables';
import { PLACE } from '../words/places';

/**
 * The amount that a printed letter itself says at a variable's place: the text between the template's words around it
 * (R17, docs/domain/money.md 9.1). Null where the letter does not follow its template, or has no amount there.
 */
export function letterAmount(
  template: string,
  html: string,
  variable: LetterVariable,
): string | null {
  const found = [...template.matchAll(PLACE.double)];
  const at = found.findIndex(([, name]) => name === variable);
  if (at < 0) return null;
  const endOf = (index: number) => found[index].index + found[index][0].length;
  const before = template.slice(at === 0 ? 0 : endOf(at - 1), found[at].index);
  const after = template.slice(endOf(at), found[at + 1]?.index);
  const start = html.indexOf(before);
  const end = start < 0 ? -1 : html.indexOf(after, start + before.length);
  if (end < 0) return null;
  return toMoney(html.slice(start + before.length, end).replaceAll(/[\s,]/g, ''));
}
