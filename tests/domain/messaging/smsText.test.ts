import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubtsOfSms, sizeOfSms } from '../../../src/domain/messaging/smsText';

describe('the size of an SMS', () => {
  test.each([
    ['', 'GSM', 0, 0, 160],
    ['a'.repeat(160), 'GSM', 160, 1, 0],
    ['a'.repeat(161), 'GSM', 161, 2, 145],
    ['a'.repeat(306), 'GSM', 306, 2, 0],
    ['a'.repeat(307), 'GSM', 307, 3, 152],
    // A curly bracket takes two places, and is not cut in two.
    ['{'.repeat(80), 'GSM', 160, 1, 0],
    ['a'.repeat(152) + '{' + 'a'.repeat(8), 'GSM', 162, 2, 143],
    ['б'.repeat(70), 'UNICODE', 70, 1, 0],
    ['б'.repeat(71), 'UNICODE', 71, 2, 63],
    ['б'.repeat(134), 'UNICODE', 134, 2, 0],
    ['б'.repeat(135), 'UNICODE', 135, 3, 66],
    // One letter beyond the alphabet makes all of it dear.
    ['a'.repeat(160) + 'ө', 'UNICODE', 161, 3, 40],
    ['😀'.repeat(35), 'UNICODE', 70, 1, 0],
    ['б'.repeat(66) + '😀' + 'б'.repeat(3), 'UNICODE', 71, 2, 62],
  ] as const)('%#', (text, alphabet, units, segments, left) => {
    expect(sizeOfSms(text)).toMatchObject({ alphabet, units, segments, left });
  });

  test('names each letter that made it dear once', () => {
    expect(sizeOfSms('Tulbur төлөөрэй ₮').beyond).toEqual(['т', 'ө', 'л', 'р', 'э', 'й', '₮']);
    expect(sizeOfSms('Tulburuu tulnu uu. [1]').beyond).toEqual([]);
  });

  test('never grows cheaper by a longer text, and always holds it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string(), (text, more) => {
        const [size, longer] = [sizeOfSms(text), sizeOfSms(text + more)];
        expect(longer.segments).toBeGreaterThanOrEqual(size.segments);
        expect(size.left).toBeGreaterThanOrEqual(0);
        expect(size.segments * 160).toBeGreaterThanOrEqual(size.units);
      }),
    );
  });
});

describe('doubts about an SMS', () => {
  test.each([
    ['Сайн байна уу.', []],
    ['Сайн байна уу, {firstName}.', ['variable']],
    ['Төлбөр: %{amount}', ['variable']],
    ['Таны [нэр]', ['variable']],
    ['Таны өр 1,250,000.00₮', ['money']],
    ['Таны өр 1 250 000 төгрөг', ['money']],
    ['Tani tulbur 50000 MNT', ['money']],
    ['3 хоногийн дотор, 70001111', []],
    ['УБ90010112 регистртэй', ['regnum']],
    ['АУБ90010112', []],
    ['Бат-Эрдэнэ таны зээл', ['name']],
    ['Бат таны зээл', []],
    ['{x} УБ90010112 5₮ Бат-эрдэнэ', ['variable', 'regnum', 'money', 'name']],
  ] as const)('%s', (text, doubts) => {
    expect(doubtsOfSms(text, ['Бат-Эрдэнэ', ''])).toEqual(doubts);
  });
});
