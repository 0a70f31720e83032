import { timingSafeEqual } from 'node:crypto';
import { USERS } from '../../src/domain/settings';
import { onlyPerson } from './onlyPerson';
import type { Person } from './Person';

/** The password of all demo people. */
export const PASSWORD = 'demo';

/** Somebody's account at the provider. */
export interface StaffAccount {
  person: Person;
  /** Nobody signs in to an account that is switched off. */
  enabled: boolean;
  /** The password is temporary: another one is chosen at the next sign-in. */
  mustChange: boolean;
  /** Shortest password that may be chosen, letters; the usual one where nothing else is set. */
  passwordMin?: number;
  /** Who set the temporary password, as people know them. */
  setBy?: string;
  isPassword(text: string): boolean;
  /** @param instead it takes the place of a temporary one, which somebody else knows, before a session begins */
  setPassword(text: string, instead?: 'of temporary'): void;
  /** Hears how a sign-in ended. */
  attempted?(succeeded: boolean): void;
}

/** Where the accounts are kept: in the gateways, which create and change them (docs/domain/identity.md 6.3). */
export interface StaffAccounts {
  find(username: string): StaffAccount | undefined;
}

/** Compares two passwords in the same time, whatever they are. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export const isLongEnough = (
  password: string,
  { passwordMin = USERS.passwordMin }: Pick<StaffAccount, 'passwordMin'>,
): boolean => password.trim() !== '' && password.length >= passwordMin;

/** Accounts of people alone, where no gateways are beside the provider; nothing of them is kept. */
export const accountsOf = (people: readonly Person[]): StaffAccounts => ({
  find(username) {
    const person = people.find((one) => one.username === username);
    return person && demoAccount(person);
  },
});

/** The account of somebody who is made up at sign-in by `only:…`. */
export function madeUpAccount(username: string): StaffAccount | undefined {
  const person = onlyPerson(username);
  return person && demoAccount(person);
}

const demoAccount = (person: Person): StaffAccount => ({
  person,
  enabled: true,
  mustChange: false,
  isPassword: (text) => isSame(text, PASSWORD),
  setPassword: () => undefined,
});
