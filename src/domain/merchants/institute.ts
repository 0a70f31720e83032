import type { MessageKey } from '../../i18n/Catalogue';

/** A bank account of an institute, as far as the rules need it. */
export interface InstituteAccount {
  bankCode?: unknown;
  number?: string | null;
  isPrime?: boolean | null;
}

/** What is wrong with the accounts of an institute, at which of them. */
export interface AccountIssue {
  at: number;
  field: 'number' | 'isPrime';
  message: MessageKey;
}

const DIGITS = /^\d+$/;

/**
 * Numbers are digits, no account occurs twice, and exactly one is the prime one (docs/domain/organisation.md 3.1). How many
 * there may be is said where the field is declared.
 */
export function accountIssues(accounts: readonly InstituteAccount[]): AccountIssue[] {
  const keyOf = ({ bankCode, number }: InstituteAccount) =>
    `${String(bankCode)} ${(number ?? '').trim()}`;
  const wrong = accounts.flatMap((account, at): AccountIssue[] => {
    const number = (account.number ?? '').trim();
    if (number === '') return [];
    if (!DIGITS.test(number))
      return [{ at, field: 'number', message: 'merchants.institute.digits' }];
    const isTwice = accounts.slice(0, at).some((earlier) => keyOf(earlier) === keyOf(account));
    return isTwice ? [{ at, field: 'number', message: 'merchants.institute.twice' }] : [];
  });
  if (wrong.length > 0 || accounts.length === 0) return wrong;
  const primes = accounts.filter(({ isPrime }) => isPrime === true).length;
  if (primes === 0) return [{ at: 0, field: 'isPrime', message: 'merchants.institute.no_prime' }];
  const second = accounts.findLastIndex(({ isPrime }) => isPrime === true);
  return primes > 1
    ? [{ at: second, field: 'isPrime', message: 'merchants.institute.two_primes' }]
    : [];
}
