import type { Lab } from './gateways';

export { othersThan as allBut } from '../rights';

const SHELL = /\/(notification|tenants|tm|graphql|jobs\/me)\b|\/permissions(\/roles)?$/;

/** Calls about records that reached the gateways; the frame's own are left out. */
export const dataCalls = ({ gateways }: Lab): string[] =>
  gateways.store.journal.entries
    .map(({ method, path }) => `${method} ${path}`)
    .filter((line) => !SHELL.test(line));
