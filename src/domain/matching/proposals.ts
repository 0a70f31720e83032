import { foldedWords, readingsOf } from '../anyAlphabet';
import { compareMoney } from '../money';
import { repairRegisterNumber } from '../registerNumber';
import { MATCHING } from '../settings';
import { type MatchTerms, USUAL_JUDGEMENT } from '../judgementSettings';
import { hasWrittenCode, namesAnotherCode } from './writtenCodes';
import { writtenNumbers } from './writtenNumbers';

// Whose money an incoming line is (docs/domain/money.md 4.9). Pure: the gateway proposes and books by the same rules.

/** Why a line may be somebody's. */
export type MatchSign = keyof typeof MATCHING.weights;

/** A line of the bank's statement, as far as it says whose it is. */
export interface IncomingLine {
  /** Decimal string. */
  amount: string;
  /** What the payer wrote. */
  text: string;
  payerName: string | null;
  payerAccount: string | null;
}

/** Somebody whose money it may be: a loan with its borrower, or a customer without a loan. */
export interface MatchCandidate {
  /** Null: the money would go to the temporary account. */
  loanId: number | null;
  loanCodes: readonly string[];
  contractNumber: string | null;
  customerId: number;
  lastName: string;
  firstName: string;
  regnum: string | null;
  phone: string | null;
  /** Sums that a payer may mean: of single rows that are due, of all that is due. */
  dueAmounts: readonly string[];
  /** What closes the loan today; null without a loan. */
  payoff: string | null;
  /** Accounts that this customer has paid from before. */
  accounts: readonly string[];
}

/** How a proposal counts, by the scores that are set. */
export type MatchStrength = 'SURE' | 'LIKELY' | 'WEAK';

/** A candidate with what speaks for it. */
export interface MatchProposal<C extends MatchCandidate = MatchCandidate> {
  candidate: C;
  /** 1–100. */
  score: number;
  /** The strongest first. */
  signs: readonly MatchSign[];
  /** The text names this loan and nobody else: no other loan, contract or person (docs/domain/money.md 4.9). */
  isClear: boolean;
}

/** What the text of a line says, read once for all candidates. */
export interface ReadLine {
  line: IncomingLine;
  readings: readonly string[];
  /** Folded, as `foldedRegister` has them. */
  registerNumbers: ReadonlySet<string>;
  phones: ReadonlySet<string>;
}

/** Reads the text and the payer of a line. */
export function readLine(line: IncomingLine): ReadLine {
  const text = `${line.text} ${line.payerName ?? ''}`;
  const numbers = writtenNumbers(text);
  return {
    line,
    readings: readingsOf(text),
    registerNumbers: new Set(
      numbers.flatMap(({ kind, letters, digits }) =>
        kind === 'registerNumber' ? lettersMeant(letters).map((one) => `${one}${digits}`) : [],
      ),
    ),
    phones: new Set(numbers.flatMap(({ kind, digits }) => (kind === 'phone' ? [digits] : []))),
  };
}

/**
 * Two letters of a register number in every way in which they can be meant: each as it sounds or as the Cyrillic letter
 * that it looks like, or both as keys of the other layout. Folded.
 */
function lettersMeant(letters: string): string[] {
  const [first, second] = [...letters].map((letter) => [
    foldedWords(letter),
    foldedWords(repairRegisterNumber(letter).value),
  ]);
  return [
    ...first.flatMap((one) => second.map((other) => `${one}${other}`)),
    ...readingsOf(letters).map((one) => one.trim()),
  ];
}

/** A customer's register number as `lettersMeant` has one; each letter is folded by itself, or two would become one. */
const foldedRegister = (regnum: string): string => [...regnum].map(foldedWords).join('');

/**
 * Who a line may be from, the likeliest first; candidates that nothing speaks for are left out. An amount alone proves
 * nothing: it counts beside another sign only.
 */
export function proposalsFor<C extends MatchCandidate>(
  line: IncomingLine,
  candidates: readonly C[],
): MatchProposal<C>[] {
  const read = readLine(line);
  const found = candidates.flatMap((candidate) => {
    const signs = signsOf(read, candidate);
    return signs.length > 0 ? [{ candidate, signs, score: scoreOf(signs) }] : [];
  });
  const named = new Set(found.flatMap(({ candidate, signs }) => namesOf(candidate, signs)));
  return found
    .map((one): MatchProposal<C> => ({ ...one, isClear: isClear(read, one.candidate, named) }))
    .sort(
      (one, other) =>
        worthOf(other.signs) - worthOf(one.signs) ||
        Number(other.candidate.loanId !== null) - Number(one.candidate.loanId !== null) ||
        (one.candidate.loanId ?? 0) - (other.candidate.loanId ?? 0) ||
        one.candidate.customerId - other.candidate.customerId,
    );
}

/** What a text can name somebody by, and what it names then; two loans of one contract are named by the same number. */
const NAMES: Readonly<
  Partial<Record<MatchSign, (candidate: MatchCandidate) => string | number | null>>
> = {
  loanCode: ({ loanId }) => loanId,
  contract: ({ contractNumber }) => contractNumber,
  registerNumber: ({ regnum }) => regnum,
  phone: ({ phone }) => phone,
};

const namesOf = (candidate: MatchCandidate, signs: readonly MatchSign[]): string[] =>
  signs.flatMap((sign) => {
    const name = NAMES[sign]?.(candidate) ?? null;
    return name === null ? [] : [`${sign} ${name}`];
  });

/** Everything that the text names is this candidate's own, and no other code of its kind is there, known or not. */
function isClear(
  { readings }: ReadLine,
  candidate: MatchCandidate,
  named: ReadonlySet<string>,
): boolean {
  const own = new Set(namesOf(candidate, Object.keys(NAMES) as MatchSign[]));
  return (
    [...named].every((name) => own.has(name)) && !namesAnotherCode(readings, codesOf(candidate))
  );
}

const codesOf = ({ loanCodes, contractNumber }: MatchCandidate): readonly string[] =>
  contractNumber === null ? loanCodes : [...loanCodes, contractNumber];

/** The score of signs: what they are worth together, 100 at most. */
export const scoreOf = (signs: readonly MatchSign[]): number =>
  Math.min(MATCHING.top, worthOf(signs));

const worthOf = (signs: readonly MatchSign[]): number =>
  signs.reduce((sum, sign) => sum + MATCHING.weights[sign], 0);

/**
 * The one proposal that the gateway books by itself: sure, for a loan that the text names alone, and no other one comes
 * near it. Undefined where a person has to look.
 */
export function sureProposal<C extends MatchCandidate>(
  proposals: readonly MatchProposal<C>[],
  { matchSure, matchLikely }: MatchTerms = USUAL_JUDGEMENT,
): MatchProposal<C> | undefined {
  const [first, ...others] = proposals;
  if (!first || first.score < matchSure || first.candidate.loanId === null || !first.isClear)
    return undefined;
  const comesNear = (other: MatchProposal<C>) =>
    other.score >= matchLikely &&
    other.score >= first.score - MATCHING.apart &&
    !isChosenOver(first, other);
  return others.some(comesNear) ? undefined : first;
}

/** Of the loans of one borrower the one whose code is written is meant, whatever else says who pays. */
const isChosenOver = (one: MatchProposal, other: MatchProposal): boolean =>
  one.candidate.customerId === other.candidate.customerId &&
  one.signs.includes('loanCode') &&
  !other.signs.includes('loanCode');

/**
 * How each proposal counts by the settings in force, in their order: sure is what the gateway would book by itself and
 * nothing else.
 */
export function strengthsOf(
  proposals: readonly MatchProposal[],
  terms: MatchTerms,
): readonly MatchStrength[] {
  const sure = sureProposal(proposals, terms);
  return proposals.map((one) => {
    if (one === sure) return 'SURE';
    return one.score >= terms.matchLikely ? 'LIKELY' : 'WEAK';
  });
}

/** What speaks for a candidate, the strongest first; the amount counts only beside another sign. */
export function signsOf(read: ReadLine, candidate: MatchCandidate): MatchSign[] {
  const { line } = read;
  const signs: MatchSign[] = [];
  if (candidate.loanCodes.some((code) => hasWrittenCode(read.readings, code)))
    signs.push('loanCode');
  if (candidate.contractNumber && hasWrittenCode(read.readings, candidate.contractNumber))
    signs.push('contract');
  if (candidate.regnum && read.registerNumbers.has(foldedRegister(candidate.regnum)))
    signs.push('registerNumber');
  if (candidate.phone && read.phones.has(candidate.phone)) signs.push('phone');
  if (hasName(read, [candidate.lastName, candidate.firstName])) signs.push('fullName');
  else if (candidate.firstName.length >= MATCHING.nameMin && hasName(read, [candidate.firstName]))
    signs.push('firstName');
  if (line.payerAccount && candidate.accounts.includes(line.payerAccount)) signs.push('account');
  // An amount alone proves nothing, and what is due is calculated when it is asked for.
  if (signs.length === 0) return [];
  if (candidate.dueAmounts.some((sum) => isSame(sum, line.amount))) signs.push('dueAmount');
  else if (isSame(candidate.payoff, line.amount)) signs.push('payoffAmount');
  return signs.sort((one, other) => MATCHING.weights[other] - MATCHING.weights[one]);
}

const isSame = (sum: string | null, amount: string): boolean =>
  compareMoney(sum, 0) === 1 && compareMoney(sum, amount) === 0;

/** All names of a person are there, in any order; a name of two parts also written as one word. */
function hasName({ readings }: ReadLine, names: readonly string[]): boolean {
  const folded = names.map(foldedWords);
  return readings.some((reading) =>
    folded.every(
      (words) =>
        words !== '' &&
        (reading.includes(` ${words} `) || reading.includes(` ${words.replaceAll(' ', '')} `)),
    ),
  );
}
