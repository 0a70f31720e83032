/**
 * Message keys of what a history says was done (docs/domain/interface.md 5.2): the entity's own words, then those that all
 * share. A history speaks in the past, so a button's words are none of them.
 *
 * @param resources the entity, and the one whose records it lists
 */
export const doneKeys = (resources: readonly string[], action: string): readonly string[] => [
  ...resources.map((resource) => `resources.${resource}.events.${action}`),
  `done.${action}`,
];
