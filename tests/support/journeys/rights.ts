import { PERMISSIONS } from '../../../src/domain/enums/permissions';
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
