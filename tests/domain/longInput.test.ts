import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../../src/domain/dates';
import { parseDay, parseWallTime } from '../../src/domain/dayInput';
import { Language } from '../../src/domain/enums/common';
import { normalise } from '../../src/domain/enums/readEnum';
import { fileTypeOf } from '../../src/domain/file';
import {
  normaliseDigits,
  normalisePhone,
  validateEmail,
  validateUrl,
  validateVersion,
} from '../../src/domain/identifiers';
import { maskPhone, maskRegisterNumber } from '../../src/domain/mask';
import { matchesSearch } from '../../src/domain/menuSearch';
import { formatMoney, toMoney } from '../../src/domain/money';
import { parseMoneyInput } from '../../src/domain/moneyInput';
import { repairRegisterNumber } from '../../src/domain/registerNumber';
import {
  countCharacters,
  looksLikeFormula,
  normaliseSearch,
  trimText,
} from '../../src/domain/text';

const LENGTH = 1_000_000;
const inputs: readonly (readonly [string, string])[] = [
  ['digits', '1'.repeat(LENGTH)],
  ['commas', '1,'.repeat(LENGTH / 2)],
  ['spaces', ' '.repeat(LENGTH)],
  ['letters', 'a'.repeat(LENGTH)],
  ['addresses', 'a@'.repeat(LENGTH / 2)],
  ['points', 'a.'.repeat(LENGTH / 2)],
  ['link', `https://${'a'.repeat(LENGTH)}`],
  ['Cyrillic', 'өү'.repeat(LENGTH / 2)],
  ['marks', 'И' + '\u0306'.repeat(LENGTH)],
  ['emoji', '👨‍👩‍👧‍👦'.repeat(LENGTH / 11)],
  ['comments', '<!--'.repeat(LENGTH / 4)],
  ['date', '2026-11-21T'.repeat(LENGTH / 11)],
];

const functions: readonly (readonly [string, (text: string) => unknown])[] = [
  ['parseMoneyInput', parseMoneyInput],
  ['parseDay', parseDay],
  ['parseWallTime', parseWallTime],
  ['formatMoney', formatMoney],
  ['toMoney', toMoney],
  ['repairRegisterNumber', repairRegisterNumber],
  ['maskRegisterNumber', maskRegisterNumber],
  ['maskPhone', maskPhone],
  ['normalisePhone', normalisePhone],
  ['normaliseDigits', normaliseDigits],
  ['validateEmail', validateEmail],
  ['validateUrl', validateUrl],
  ['validateVersion', validateVersion],
  ['formatDateTime', formatDateTime],
  ['trimText', (text) => trimText(text, 100)],
  ['countCharacters', (text) => countCharacters(text, 255)],
  ['looksLikeFormula', looksLikeFormula],
  ['normaliseSearch', normaliseSearch],
  ['matchesSearch', (text) => matchesSearch('Хүлээгдэж буй зээл', text)],
  ['normalise', (text) => normalise(Language, text)],
];

describe.each(functions)('%s', (_, call) => {
  it.each(inputs)('answers within 50 ms to a million characters: %s', (_name, text) => {
    // The best of three: a busy machine must not fail a test about the shape of the work.
    const times = [0, 1, 2].map(() => {
      const start = performance.now();
      call(text);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

it('fileTypeOf looks at the start of a file only', () => {
  const file = new TextEncoder().encode('<!--'.repeat(LENGTH));
  const start = performance.now();
  expect(fileTypeOf(file)).toBe('html');
  expect(performance.now() - start).toBeLessThan(50);
});
