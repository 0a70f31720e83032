import type { OwnerMatch } from '../enums/wallets';
import { OWNER_NAMES } from '../settings';

/** A stretch of a name, and whether the other name has it too. */
export interface NamePiece {
  text: string;
  same: boolean;
}

/** Two names of one person, in whichever alphabet and order they are written (docs/domain/wallets.md 2.2). */
export interface OwnerComparison {
  match: OwnerMatch;
  /** Letters that agree, percent of all letters of both names, rounded down. */
  score: number;
  /** The bank's name and ours, word by word, with what differs in each. */
  bank: NamePiece[][];
  ours: NamePiece[][];
}

/** What is typed of a word, and the sounds that it stands for. */
interface Unit {
  text: string;
  sounds: string;
}

/** Sounds of Cyrillic letters. Ө and Ү keep a sign of their own: Latin spellings write them as `o` and `u` alike. */
const CYRILLIC: Readonly<Record<string, string>> = {
  А: 'A', Б: 'B', В: 'V', Г: 'G', Д: 'D', Е: 'E', Ё: 'IO', Ж: 'J', З: 'Z', И: 'I', Й: 'I',
  К: 'K', Л: 'L', М: 'M', Н: 'N', О: 'O', Ө: 'Ö', П: 'P', Р: 'R', С: 'S', Т: 'T', У: 'U',
  Ү: 'Ü', Ф: 'F', Х: 'H', Ц: 'C', Ч: 'Q', Ш: 'X', Щ: 'X', Ъ: '', Ы: 'I', Ь: '', Э: 'E',
  Ю: 'IU', Я: 'IA',
}; // prettier-ignore

/** Sounds of Latin spellings, the longer ones first. */
const LATIN: readonly (readonly [spelling: string, sounds: string])[] = [
  ['KH', 'H'],
  ['ZH', 'J'],
  ['DJ', 'J'],
  ['TS', 'C'],
  ['TZ', 'C'],
  ['CH', 'Q'],
  ['SH', 'X'],
  ['YE', 'E'],
  ['Y', 'I'],
  ['W', 'V'],
  ['Ö', 'Ö'],
  ['Ü', 'Ü'],
];

/** Sounds of what kinds of companies are abbreviated to, which differs in both alphabets (ХХК is LLC). */
const COMPANY_WORDS: Readonly<Record<string, string>> = { ХХК: 'LC', ХК: 'JSC', ТББ: 'NGO' };

/** Sounds that one spelling does not tell apart from another. */
const ALIKE: Readonly<Record<string, string>> = { Ö: 'OU', Ü: 'U' };

const isSameSound = (one: string, other: string): boolean =>
  one === other || (ALIKE[one] ?? '').includes(other) || (ALIKE[other] ?? '').includes(one);

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .toLocaleUpperCase('mn')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word in its units; a sound that is written twice is one, as long vowels are in Latin spellings. */
function unitsOf(word: string): Unit[] {
  const whole = COMPANY_WORDS[word];
  if (whole) return [{ text: word, sounds: whole }];
  const units: Unit[] = [];
  let before = '';
  for (let at = 0; at < word.length;) {
    const rest = word.slice(at);
    const found = LATIN.find(([spelling]) => rest.startsWith(spelling));
    const text = found ? found[0] : rest[0];
    const sounds = [...(found ? found[1] : (CYRILLIC[text] ?? text))].filter((sound) => {
      const isNew = sound !== before;
      before = sound;
      return isNew;
    });
    units.push({ text, sounds: sounds.join('') });
    at += text.length;
  }
  return units;
}

const soundsOf = (units: readonly Unit[]): string[] => [
  ...units.map(({ sounds }) => sounds).join(''),
];

interface Aligned {
  /** Sounds that agree. */
  agree: number;
  /** By the sounds of either word: whether the other one has it. */
  one: boolean[];
  other: boolean[];
}

/** The longest common order of sounds of two words. */
function align(one: readonly string[], other: readonly string[]): Aligned {
  const best = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      best[i][j] = isSameSound(one[i], other[j])
        ? best[i + 1][j + 1] + 1
        : Math.max(best[i + 1][j], best[i][j + 1]);
  const marks: Aligned = {
    agree: best[0][0],
    one: one.map(() => false),
    other: other.map(() => false),
  };
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (isSameSound(one[i], other[j])) {
      marks.one[i] = true;
      marks.other[j] = true;
      i += 1;
      j += 1;
    } else if (best[i + 1][j] >= best[i][j + 1]) i += 1;
    else j += 1;
  }
  return marks;
}

/** What of a word the other one has, in as few pieces as possible. */
function piecesOf(units: readonly Unit[], marks: readonly boolean[]): NamePiece[] {
  const pieces: NamePiece[] = [];
  let at = 0;
  for (const { text, sounds } of units) {
    const own = marks.slice(at, at + sounds.length);
    at += sounds.length;
    const last = pieces.at(-1);
    // A letter without a sound of its own goes with the one before it.
    const same = own.length === 0 ? (last?.same ?? true) : own.every(Boolean);
    if (last?.same === same) last.text += text;
    else pieces.push({ text, same });
  }
  return pieces;
}

interface Word {
  units: Unit[];
  sounds: string[];
}

interface Pair {
  bank: number;
  ours: number;
  aligned: Aligned;
  /** 0 to 1: how much of both words agrees. */
  likeness: number;
}

/** A word of one letter is an initial where it begins the other word. */
const isInitial = ({ sounds: one }: Word, { sounds: other }: Word): boolean =>
  one.length === 1 && other.length > 1 && isSameSound(one[0], other[0]);

/** Words of both names in pairs: the most alike first, each word once. */
function pairsOf(bank: readonly Word[], ours: readonly Word[]): Pair[] {
  const all = bank.flatMap((one, i) =>
    ours.map((other, j): Pair => {
      const aligned = align(one.sounds, other.sounds);
      const letters = one.sounds.length + other.sounds.length;
      return { bank: i, ours: j, aligned, likeness: (2 * aligned.agree) / Math.max(1, letters) };
    }),
  );
  const taken = { bank: new Set<number>(), ours: new Set<number>() };
  return all
    .sort((one, other) => other.likeness - one.likeness)
    .filter(({ bank: i, ours: j, likeness }) => {
      if (taken.bank.has(i) || taken.ours.has(j)) return false;
      const counts =
        likeness >= OWNER_NAMES.wordLikeness ||
        isInitial(bank[i], ours[j]) ||
        isInitial(ours[j], bank[i]);
      if (counts) {
        taken.bank.add(i);
        taken.ours.add(j);
      }
      return counts;
    });
}

/**
 * Compares the bank's name of an account's owner with ours: both alphabets, any order of the words, long vowels and the
 * usual Latin spellings of Ө, Ү, Х, Ж, Ц. SAME: every sound of every word agrees. CLOSE: every word has its counterpart,
 * but letters differ, an initial stands for a name, or one side leaves a word out. DIFFERENT otherwise.
 */
export function compareOwners(bankName: string, ourName: string): OwnerComparison {
  const words = (name: string): Word[] =>
    wordsOf(name).map((word) => {
      const units = unitsOf(word);
      return { units, sounds: soundsOf(units) };
    });
  const [bank, ours] = [words(bankName), words(ourName)];
  const pairs = pairsOf(bank, ours);
  const drawn = (own: readonly Word[], side: 'bank' | 'ours', mark: 'one' | 'other') =>
    own.map(({ units, sounds }, at) => {
      const pair = pairs.find((one) => one[side] === at);
      return piecesOf(units, pair?.aligned[mark] ?? sounds.map(() => false));
    });
  const letters = [...bank, ...ours].reduce((sum, { sounds }) => sum + sounds.length, 0);
  const agree = pairs.reduce((sum, { aligned }) => sum + aligned.agree, 0);
  const score = letters === 0 ? 0 : Math.floor((200 * agree) / letters);
  return {
    match: matchOf(bank, ours, pairs, score),
    score,
    bank: drawn(bank, 'bank', 'one'),
    ours: drawn(ours, 'ours', 'other'),
  };
}

function matchOf(
  bank: readonly Word[],
  ours: readonly Word[],
  pairs: readonly Pair[],
  score: number,
): OwnerMatch {
  if (pairs.length === 0) return 'DIFFERENT';
  const isWhole = pairs.length === bank.length && pairs.length === ours.length;
  if (isWhole && score === 100) return 'SAME';
  // The shorter name has no word of its own: an initial, a slip, or a word that is left out.
  const isWithin = pairs.length === Math.min(bank.length, ours.length);
  return isWithin && (isWhole || pairs.some(({ likeness }) => likeness === 1))
    ? 'CLOSE'
    : 'DIFFERENT';
}
