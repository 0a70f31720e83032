/** Entity names as messages: `{ news: 'one |||| many' }` → `{ news: { name: 'one |||| many' } }`. */
export const named = <T extends Readonly<Record<string, string>>>(
  names: T,
): { [K in keyof T]: { name: string } } =>
  Object.fromEntries(Object.entries(names).map(([resource, name]) => [resource, { name }])) as {
    [K in keyof T]: { name: string };
  };
