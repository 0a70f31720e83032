import { describe, expect, it } from 'vitest';
import { BankCode, MobileOperator } from '../../src/domain/enums/common';
import { bankOf, banks } from '../../src/reference/banks';
import { districtsOf, subdistrictsOf, unitPath } from '../../src/reference/districts';
import { publicHolidayOn, publicHolidaysOf } from '../../src/reference/holidays';
import { operatorOf, operators } from '../../src/reference/operators';
import { provinces } from '../../src/reference/provinces';
import { levelOfUnit, parentOfUnit } from '../../src/reference/units';

describe('banks', () => {
  it('has a name in three languages for every code', () => {
    expect(banks.map((bank) => bank.code)).toEqual(BankCode.values);
    for (const { mn, en, ru } of banks) expect(mn && en && ru).toBeTruthy();
  });

  it.each([
    [5, 'Хаан банк'],
    ['05', 'Хаан банк'],
    ['34', 'Төрийн банк'],
    [100, 'Тодорхойгүй (100)'],
    [7, undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %s', (code, name) => {
    expect(bankOf(code)?.mn).toBe(name);
  });

  it('marks banks that are gone', () => {
    expect(banks.filter((bank) => bank.historical).map((bank) => bank.code)).toEqual([2, 22, 26]);
  });
});

describe('administrative units', () => {
  it('has 22 provinces, 339 districts and soums, 1842 units below them', async () => {
    expect(provinces).toHaveLength(22);
    const districts = (await Promise.all(provinces.map(({ code }) => districtsOf(code)))).flat();
    expect(districts).toHaveLength(339);
    expect(districts.filter((one) => one.type === 'district')).toHaveLength(9);
    expect(districts.filter((one) => one.centre)).toHaveLength(21);
    const units = (await Promise.all(districts.map(({ code }) => subdistrictsOf(code)))).flat();
    expect(units).toHaveLength(1842);
    expect(units.filter((one) => one.type === 'khoroo')).toHaveLength(204);
    expect(units.filter((one) => one.type === 'bag')).toHaveLength(1637);
    const all = [...provinces, ...districts, ...units];
    expect(new Set(all.map((one) => one.code)).size).toBe(all.length);
    for (const one of all) {
      expect(levelOfUnit(one.code)).toBeDefined();
      expect(one.mn).toMatch(/^[А-Яа-яЁёӨөҮү0-9 ,.()«»"-]+$/);
      expect(one.en).not.toMatch(/[А-Яа-яЁёӨөҮү]/);
    }
  });

  it.each([
    ['11-25-061', ['Улаанбаатар', 'Чингэлтэй', '6-р хороо']],
    ['11-07-058', ['Улаанбаатар', 'Баянгол', '29-р хороо']],
    ['64-49-055', ['Баянхонгор', 'Өлзийт', '3-р баг, Ёлын ам']],
    ['67-04-061', ['Хөвсгөл', 'Алаг-Эрдэнэ', 'Хатгал тосгон']],
    ['85-46-065', ['Увс', 'Тэс', '9-р баг']],
    ['63-01', ['Булган', 'Булган']],
    ['44', ['Дорноговь']],
    ['44-10-999', ['Дорноговь', 'Даланжаргалан']],
    ['99-01-051', []],
    ['constructor', []],
    ['', []],
  ])('%s is %j', async (code, names) => {
    expect((await unitPath(code)).map((unit) => unit.mn)).toEqual(names);
  });

  it('finds the parent by the prefix', () => {
    expect(parentOfUnit('44-10-059')).toBe('44-10');
    expect(parentOfUnit('44-10')).toBe('44');
    expect(parentOfUnit('44')).toBeUndefined();
    expect(levelOfUnit('44-1')).toBeUndefined();
  });

  it('knows nothing below an unknown code', async () => {
    expect(await districtsOf('toString')).toEqual([]);
    expect(await subdistrictsOf('11-99')).toEqual([]);
  });
});

describe('holidays', () => {
  it.each([
    ['2026-01-01', 'Шинэ жил', false],
    ['2026-07-11', 'Үндэсний их баяр наадам', false],
    ['2026-02-18', 'Цагаан сар', true],
    ['2025-11-21', 'Их Эзэн Чингис хааны өдөр', false],
    ['2024-05-23', 'Бурхан багшийн Их дүйчэн өдөр', false],
  ])('%s is %s', (day, name, computed) => {
    const holiday = publicHolidayOn(day);
    expect(holiday?.name.mn).toBe(name);
    expect(holiday?.computed).toBe(computed);
  });

  it.each(['2026-11-21', '2022-07-10', '', 'x'])('%j is none', (day) => {
    expect(publicHolidayOn(day)).toBeUndefined();
  });

  it('lists a year in order', () => {
    const year = publicHolidaysOf(2026);
    expect(year).toHaveLength(16);
    expect(year.map((holiday) => holiday.date)).toEqual(
      [...year.map((holiday) => holiday.date)].sort(),
    );
    expect(publicHolidaysOf(2022)).toHaveLength(10);
  });
});

describe('operators', () => {
  it('names all six', () => {
    expect(operators.map((one) => one.code)).toEqual(MobileOperator.values);
  });

  it.each([
    ['99112233', 'Mobicom'],
    ['88112233', 'Unitel'],
    ['91112233', 'Skytel'],
    ['98112233', 'G-Mobile'],
    ['11112233', undefined],
  ])('%s → %s', (phone, name) => {
    expect(operatorOf(phone)?.name).toBe(name);
  });
});
