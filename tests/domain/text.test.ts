import { describe, expect, it } from 'vitest';
import { matchesSearch } from '../../src/domain/menuSearch';
import {
  countCharacters,
  looksLikeFormula,
  normaliseSearch,
  trimText,
} from '../../src/domain/text';

describe('trimText', () => {
  it.each([
    ['Өлзийсайхан', 20, 'Өлзийсайхан'],
    ['Өлзийсайхан', 11, 'Өлзийсайхан'],
    ['Өлзийсайхан', 5, 'Өлзий ...'],
    ['нэг хоёр', 4, 'нэг ...'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦 ...'],
    ['👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦'],
    ['И\u0306И\u0306', 1, 'И\u0306 ...'],
    ['абв', 0, ' ...'],
    ['', 3, ''],
  ])('%j to %s', (text, length, result) => {
    expect(trimText(text, length)).toBe(result);
  });

  it('counts what people see', () => {
    expect(countCharacters('И\u0306а👨‍👩‍👧‍👦')).toBe(3);
    expect(countCharacters('')).toBe(0);
    expect(countCharacters('аб'.repeat(100), 10)).toBe(11);
  });
});

describe('looksLikeFormula', () => {
  it.each(['=1+1', '+976', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '＠x'])(
    '%j',
    (text) => {
      expect(looksLikeFormula(text)).toBe(true);
    },
  );
  it.each(['', 'a=1', '1-2', 'Бат-Үүр', 'bat@example.mn', ' text'])('not %j', (text) => {
    expect(looksLikeFormula(text)).toBe(false);
  });
});

describe('search', () => {
  it('makes texts comparable', () => {
    expect(normaliseSearch('  И\u0306\u200b  ӨРТӨӨ ')).toBe('й өртөө');
  });

  it.each([
    ['Зээл', 'зээл'],
    ['Зээл', 'ЗЭЭ'],
    ['Зээл', 'zeel'],
    ['Зээл', 'pttl'],
    ['Зээл', 'pttk'],
    ['Харилцагч', 'hariltsagch'],
    ['Харилцагч', 'khariltsagch'],
    ['Гэрээ', 'geree'],
    ['Өргөдөл', 'orgodol'],
    ['Өргөдөл', 'urgudul'],
    ['Хэтэвч', 'hetevch'],
    ['Шүүх', 'shuukh'],
    ['Ёс зүй', 'yos zui'],
    ['Хүлээгдэж буй зээл', 'зээл хүлээ'],
    ['Тохиргоо', 'tohirgoo'],
    ['Гэрээ', 'uthtt'],
    ['SMS илгээх', 'sms'],
    ['Loans', 'loan'],
  ])('%s answers to %s', (label, query) => {
    expect(matchesSearch(label, query)).toBe(true);
  });

  it.each([
    ['Зээл', 'гэрээ'],
    ['Зээл', 'geree'],
    ['Гэрээ', 'pttl'],
    ['Зээл', 'зээл гэрээ'],
    ['Зээл', '('],
    ['Зээл', '.*'],
  ])('%s does not answer to %s', (label, query) => {
    expect(matchesSearch(label, query)).toBe(false);
  });

  it('lets everything through when nothing was typed', () => {
    expect(matchesSearch('Зээл', ' ')).toBe(true);
  });
});
