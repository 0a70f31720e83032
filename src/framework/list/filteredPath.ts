/** The address of a list with a filter, as lists read it. Days of a range are `YYYY-MM-DD`. */
export const filteredPath = (path: string, filter: Readonly<Record<string, unknown>>): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
