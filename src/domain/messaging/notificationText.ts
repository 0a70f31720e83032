import { NotificationVariable } from '../enums/messaging';

/** A place that the gateway fills: `{firstName}`. */
const PLACE = /\{([^{}]*)\}/gu;

const isVariable = (name: string): name is NotificationVariable =>
  (NotificationVariable.values as readonly string[]).includes(name);

/**
 * Places of a text that nothing fills, as they are written, each once: another name, or a brace without its pair
 * (docs/domain/content-and-messaging.md 3.9).
 */
export function unknownPlaces(text: string): string[] {
  const named = [...text.matchAll(PLACE)].filter(([, name]) => !isVariable(name));
  const braces = text.replace(PLACE, '').match(/[{}]/gu) ?? [];
  return [...new Set([...named.map(([place]) => place), ...braces])];
}

/** A text with its places filled; those that nothing fills stay as they are. */
export const filledText = (
  text: string,
  values: Readonly<Record<NotificationVariable, string>>,
): string =>
  text.replace(PLACE, (place, name: string) => (isVariable(name) ? values[name] : place));
