import { PERMISSIONS } from '../../../src/domain/enums/permissions';
import { declared } from '../../contract/support/entities';
import type { Lab } from './gateways';

/** Every permission there is but these. */
export const allBut = (...without: string[]): string[] =>
  PERMISSIONS.filter((permission) => !without.includes(permission));

const SHELL = /\/(notification|tenants|tm|graphql|jobs\/me)\b|\/permissions(\/roles)?$/;

/** Calls about records that reached the gateways; the frame's own are left out. */
export const dataCalls = ({ gateways }: Lab): string[] =>
  gateways.store.journal.entries
    .map(({ method, path }) => `${method} ${path}`)
    .filter((line) => !SHELL.test(line));

/** Every action of every declared life cycle: entity, the action's name, and what the declaration says of it. */
export const lifecycleActions = declared.flatMap(({ entity }) =>
  Object.entries(entity.lifecycle?.actions ?? {}).map(([name, action]) => ({
    entity,
    name,
    action,
  })),
);
