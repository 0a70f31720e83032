import { describe, expect, it } from 'vitest';
import { compareOwners, type NamePiece } from '../../../src/domain/wallets/ownerNames';

const shown = (words: readonly NamePiece[][]) =>
  words
    .map((pieces) => pieces.map(({ text, same }) => (same ? text : `[${text}]`)).join(''))
    .join(' ');

describe('names of an account owner', () => {
  it.each([
    ['ӨЛЗИЙБАЯР ТҮВШИНБАЯР', 'Өлзийбаяр Түвшинбаяр'],
    ['ULZIIBAYAR TUVSHINBAYAR', 'Өлзийбаяр Түвшинбаяр'],
    ['TUVSHINBAYAR OLZIIBAYAR', 'Өлзийбаяр Түвшинбаяр'],
    ['GANBAATAR ENKHJARGAL', 'Ганбаатар Энхжаргал'],
    ['Enhjargal Ganbatar', 'Ганбаатар Энхжаргал'],
    ['TSERENDORJ NOMIN', 'Цэрэндорж Номин'],
    ['Цэрэндорж Номин', 'TSERENDORJ NOMIN'],
    ['URGUN TALYN SUU LLC', 'Өргөн Талын Сүү ХХК'],
    ['ЖАМЦ ОЮУНЧИМЭГ', 'Jamts Oyunchimeg'],
  ])('are the same: %s and %s', (bank, ours) => {
    expect(compareOwners(bank, ours)).toMatchObject({ match: 'SAME', score: 100 });
  });

  it.each([
    ['Ө.Түвшинбаяр', 'Өлзийбаяр Түвшинбаяр'],
    ['TUVSHINBAYAR', 'Өлзийбаяр Түвшинбаяр'],
    ['ULZIBAYAR TUVSHINJARGAL BAYAR', 'Өлзийбаяр Баяр'],
    ['MYAGMAR BOLDT', 'Мягмар Болд'],
  ])('are close: %s and %s', (bank, ours) => {
    expect(compareOwners(bank, ours).match).toBe('CLOSE');
  });

  it.each([
    ['DORJ GANBOLD', 'Мягмар Болд'],
    ['MYAGMAR BOLOR', 'Мягмар Болд'],
    ['MYAGMAR SARAA', 'Мягмар Болд'],
    ['', 'Мягмар Болд'],
    ['Мягмар Болд', ''],
  ])('differ: %s and %s', (bank, ours) => {
    expect(compareOwners(bank, ours).match).toBe('DIFFERENT');
  });

  it('shows the letters that differ in each name', () => {
    const { bank, ours } = compareOwners('MYAGMARJAV BOLD', 'Мягмар Болд');
    expect(shown(bank)).toBe('MYAGMAR[JAV] BOLD');
    expect(shown(ours)).toBe('МЯГМАР БОЛД');
    const other = compareOwners('DORJ BOLD', 'Мягмар Болд');
    expect(shown(other.bank)).toBe('[DORJ] BOLD');
    expect(shown(other.ours)).toBe('[МЯГМАР] БОЛД');
  });
});
