import { foldedWords, readingsOf } from '../anyAlphabet';
import { compareMoney } from '../money';
import { repairRegisterNumber } from '../registerNumber';
import { MATCHING } from '../settings';
import { type MatchTerms, USUAL_JUDGEMENT } from '../judgementSettings';

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
}

/** What the text of a line says, read once for all candidates. */
export interface ReadLine {
  line: IncomingLine;
  readings: readonly string[];
  /** Readings without spaces: codes are written with and without their marks. */
  joined: readonly string[];
  registerNumbers: ReadonlySet<string>;
  phones: ReadonlySet<string>;
}

/** Reads the text and the payer of a line. */
export function readLine(line: IncomingLine): ReadLine {
  const text = `${line.text} ${line.payerName ?? ''}`;
  const readings = readingsOf(text);
  return {
    line,
    readings,
    joined: readings.map((reading) => reading.replaceAll(' ', '')),
    registerNumbers: new Set(registerNumbersIn(text)),
    phones: new Set(phonesIn(text)),
  };
}

/** Two letters of any alphabet and eight digits; letters that only look Cyrillic are put right. */
const registerNumbersIn = (text: string): string[] =>
  [...text.toUpperCase().matchAll(/(?<!\p{L})(\p{L}{2})[ -]?(\d{8})(?!\d)/gu)].flatMap(
    ([, letters, digits]) => {
      const repaired = repairRegisterNumber(`${letters}${digits}`).value;
      const readings = readingsOf(letters).map((one) => `${one.trim()}${digits}`);
      return [repaired, ...readings];
    },
  );

/** Eight digits, alone or in pairs or fours, with the country's code before them or not. */
const phonesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\d])(?:\+?976[ -]?)?((?:\d{2}[ -]?){3}\d{2})(?!\d)/gu)].map(
    ([, digits]) => digits.replace(/\D/g, ''),
  );

/**
 * Who a line may be from, the likeliest first; candidates that nothing speaks for are left out. An amount alone proves
 * nothing: it counts beside another sign only.
 */
export function proposalsFor<C extends MatchCandidate>(
  line: IncomingLine,
  candidates: readonly C[],
): MatchProposal<C>[] {
  const read = readLine(line);
  return candidates
    .flatMap((candidate): MatchProposal<C>[] => {
      const signs = signsOf(read, candidate);
      return signs.length > 0 ? [{ candidate, signs, score: scoreOf(signs) }] : [];
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(other.candidate.loanId !== null) - Number(one.candidate.loanId !== null) ||
        (one.candidate.loanId ?? 0) - (other.candidate.loanId ?? 0) ||
        one.candidate.customerId - other.candidate.customerId,
    );
}

/** The score of signs: what they are worth together, 100 at most. */
export const scoreOf = (signs: readonly MatchSign[]): number =>
  Math.min(
    MATCHING.top,
    signs.reduce((sum, sign) => sum + MATCHING.weights[sign], 0),
  );

/** How a score counts by the settings in force. */
export function strengthOf(score: number, { matchSure, matchLikely }: MatchTerms): MatchStrength {
  if (score >= matchSure) return 'SURE';
  return score >= matchLikely ? 'LIKELY' : 'WEAK';
}

/**
 * The one proposal that the gateway books by itself: sure, and no other one comes near it. Undefined where a person has to
 * look.
 */
export function sureProposal<C extends MatchCandidate>(
  proposals: readonly MatchProposal<C>[],
  { matchSure, matchLikely }: MatchTerms = USUAL_JUDGEMENT,
): MatchProposal<C> | undefined {
  const [first, second] = proposals;
  const isAlone =
    !second || second.score < matchLikely || second.score < first.score - MATCHING.apart;
  return first && first.score >= matchSure && first.candidate.loanId !== null && isAlone
    ? first
    : undefined;
}

/** What speaks for a candidate, the strongest first; the amount counts only beside another sign. */
export function signsOf(read: ReadLine, candidate: MatchCandidate): MatchSign[] {
  const { line } = read;
  const signs: MatchSign[] = [];
  if (candidate.loanCodes.some((code) => hasCode(read, code))) signs.push('loanCode');
  if (hasCode(read, candidate.contractNumber)) signs.push('contract');
  if (hasRegisterNumber(read, candidate.regnum)) signs.push('registerNumber');
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

/** Short codes would be found in any text. */
const CODE_MIN = 6;

function hasCode({ joined }: ReadLine, code: string | null): boolean {
  const wanted = foldedWords(code ?? '').replaceAll(' ', '');
  if (wanted.length < CODE_MIN) return false;
  // Neither in the middle of a longer number, nor with another one behind it.
  const pattern = new RegExp(`(?<!\\d)${wanted}(?!\\d)`, 'u');
  return joined.some((reading) => pattern.test(reading));
}

function hasRegisterNumber({ registerNumbers }: ReadLine, regnum: string | null): boolean {
  if (!regnum) return false;
  return (
    registerNumbers.has(regnum) || registerNumbers.has(foldedWords(regnum).replaceAll(' ', ''))
  );
}

/** All names of a person are there, in any order; a name of two parts also written as one word. */
const hasName = ({ readings }: ReadLine, names: readonly string[]): boolean =>
  readings.some((reading) =>
    names.every((name) => {
      const words = foldedWords(name);
      return (
        words !== '' &&
        (reading.includes(` ${words} `) || reading.includes(` ${words.replaceAll(' ', '')} `))
      );
    }),
  );
