import { declared } from '../contract/support/entities';

/** Every action of every declared life cycle: entity, the action's name, and what the declaration says of it. */
export const lifecycleActions = declared.flatMap(({ entity }) =>
  Object.entries(entity.lifecycle?.actions ?? {}).map(([name, action]) => ({
    entity,
    name,
    action,
  })),
);
