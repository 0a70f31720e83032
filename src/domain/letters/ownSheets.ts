/** One that is not closed goes on to the end, as browsers read it. */
const SHEET = /<style\b[^<>]*>([\s\S]*?)(?:<\/style\s*>|$)/giu;

/** The style sheets that an HTML text brings along. */
export const ownSheets = (html: string): string[] =>
  [...html.matchAll(SHEET)].map(([, css]) => css);
