export {
  createIdentityProvider,
  type IdentityProvider,
  type IdentityProviderOptions,
} from './createIdentityProvider';
export { isSame, PASSWORD, type StaffAccount, type StaffAccounts } from './accounts';
export { onlyPerson } from './onlyPerson';
export { demoPeople } from './people';
export type { Person } from './Person';
export type { TokenPayload } from './tokens';
