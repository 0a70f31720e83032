import { between, seededRandom } from '../../../engine/samples/random';
import { daysAgo, isSettled, numbered, sampleCustomers } from '../customer/sampleCustomers';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { WELL_KNOWN } from '../customer/wellKnown';

const BANKS = [5, 4, 15, 34, 32] as const;

/**
 * Whose an account is by the bank's word: the customer's, but for the odd one that the bank has misspelt, or that is
 * somebody else's.
 * @param place below zero for an account that is the customer's for certain
 */
function ownerAtBank(name: string, place: number): string {
  if (place % 40 === 7) return name.replace(/.$/u, '');
  return place % 40 === 11 ? 'Пүрэвсүрэн Мөнхзул' : name;
}

/** A number on which the bank names who has the account (`nameAtBank`): whose it is, the name beside it says. */
const numberOf = (turn: number, rest: number): string =>
  `${5 + (turn % 4)}${rest}`.replace(/9$/, '5');

/** Accounts at banks: a customer with a wallet has one to three of them, exactly one prime. */
export const samples: SampleMaker = {
  resource: 'bank_account',
  make(world) {
    const random = seededRandom(6_602);
    return numbered(
      sampleCustomers(world)
        .filter(isSettled)
        .flatMap(({ id, lastName, firstName, name }, place) => {
          const count = id === WELL_KNOWN.first.id ? 3 : 1 + (place % 3);
          const prime = id === WELL_KNOWN.first.id ? 0 : place % count;
          return Array.from({ length: count }, (_, turn) => {
            const isRun = (place + turn) % 4 !== 3;
            const at = daysAgo(world, 300 - turn * 30 - (place % 30));
            return {
              customerId: id,
              bankCode: BANKS[(place + turn) % BANKS.length],
              number: numberOf(turn, between(random, 100_000_000, 999_999_999)),
              ownerName: ownerAtBank(
                [lastName, firstName].filter(Boolean).join(' ') || String(name),
                turn === prime ? place : -1,
              ),
              role: turn === prime ? 'PRIME' : 'OTHER',
              isRun,
              lastRun: isRun ? daysAgo(world, (place + turn) % 5) : null,
              createdAt: at,
              createdBy: null,
              updatedAt: at,
            };
          });
        }),
    );
  },
};
