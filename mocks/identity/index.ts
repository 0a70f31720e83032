export {
  createIdentityProvider,
  type IdentityProvider,
  type IdentityProviderOptions,
} from './createIdentityProvider';
export { onlyPerson } from './onlyPerson';
export { demoPeople } from './people';
export type { Person } from './Person';
export type { TokenPayload } from './tokens';
