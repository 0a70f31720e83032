/**
 * How a place that a value takes is written: `{name}` in messages, `{{name}}` in mails and documents, whose style sheets have
 * braces of their own. Spaces within do not count. One parser for every kind of template
 * (docs/domain/content-and-messaging.md 4.6).
 */
export const PLACE = {
  single: /\{\s*([^{}]*?)\s*\}/gu,
  double: /\{\{\s*([^{}]*?)\s*\}\}/gu,
} as const;

export type PlaceBraces = keyof typeof PLACE;

/** The names that a text has between braces, each once, in their order; unknown names too. */
export const namesIn = (text: string, braces: PlaceBraces): string[] => [
  ...new Set([...text.matchAll(PLACE[braces])].map(([, name]) => name)),
];

/** Braces without their pair, each once: a place that nothing fills, and that its receiver would read. */
export const tornIn = (text: string, braces: PlaceBraces): string[] => [
  ...new Set(text.replace(PLACE[braces], '').match(/[{}]/gu)),
];

/** What nothing fills, as it is written, each once: names that are not known, then braces without their pair. */
export const unknownPlaces = (
  text: string,
  braces: PlaceBraces,
  known: readonly string[],
): string[] => [
  ...new Set(
    [...text.matchAll(PLACE[braces])]
      .filter(([, name]) => !known.includes(name))
      .map(([place]) => place),
  ),
  ...tornIn(text, braces),
];

/** A text with a value in each place; `place` is what is written where there is none. */
export const fillPlaces = (
  text: string,
  braces: PlaceBraces,
  valueOf: (name: string, place: string) => string,
): string => text.replace(PLACE[braces], (place, name: string) => valueOf(name, place));
