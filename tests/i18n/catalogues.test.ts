import englishMessages from 'ra-language-english';
import { beforeAll, describe, expect, it } from 'vitest';
import { allEnums } from '../../src/domain/enums/allEnums';
import { labelKeyOf } from '../../src/domain/enums/readEnum';
import { flatten, type Phrases } from '../../src/i18n/flatten';
import { messages as mnFrame } from '../../src/i18n/mn';
import { LATIN_WORDS } from '../support/latinWords';
import { areas, catalogueOf } from './catalogues';

/** The name of a language, keys of the keyboard, and a sign-in name. */
const latinKeysAllowed = new Set([
  'palette.keys',
  'common.language_en',
  'imageStage.turn_key',
  'profit.keys',
  'shell.order.help',
  'kinds.date.month_format',
  'identity.keys',
]);

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();

const forms = (text: string): string[] => text.split('||||');

describe('message catalogues', () => {
  let mn: Phrases = {};
  let en: Phrases = {};
  let ru: Phrases = {};

  beforeAll(async () => {
    [mn, en, ru] = await Promise.all([catalogueOf('mn'), catalogueOf('en'), catalogueOf('ru')]);
  });

  it('has the eighteen areas', () => {
    expect(areas).toHaveLength(18);
  });

  it('has the same keys in three languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(mn).sort());
    expect(Object.keys(ru).sort()).toEqual(Object.keys(mn).sort());
  });

  it('uses the same placeholders in three languages', () => {
    const differing = Object.keys(mn).filter((key) => {
      const wanted = placeholders(mn[key] ?? '').join();
      return [en, ru].some((other) => placeholders(other[key] ?? '').join() !== wanted);
    });
    expect(differing).toEqual([]);
  });

  it('has no empty text beside the blank of an unset flag', () => {
    const empty = [mn, en, ru].flatMap((phrases) =>
      Object.keys(phrases).filter((key) =>
        forms(phrases[key] ?? '').some((form) => form.trim() === ''),
      ),
    );
    expect(new Set(empty)).toEqual(new Set(['ra.boolean.null']));
  });

  it('writes Mongolian in Cyrillic', () => {
    const latin = Object.entries(mn).flatMap(([key, text]) =>
      latinKeysAllowed.has(key)
        ? []
        : (text.replace(/%\{\w+\}/g, '').match(/[A-Za-z]+/g) ?? [])
            .filter((word) => !LATIN_WORDS.has(word))
            .map((word) => `${key}: ${word}`),
    );
    expect(latin).toEqual([]);
  });

  it('attaches no Mongolian ending to a placeholder', () => {
    const attached = Object.entries(mn)
      .filter(([, text]) => /%\{\w+\}(?!-р )-?[а-яёөү]/i.test(text))
      .map(([key]) => key);
    expect(attached).toEqual([]);
  });

  it('gives every counted Russian text three forms, English two', () => {
    const counted = Object.keys(en).filter((key) =>
      [en, ru].some((phrases) => forms(phrases[key] ?? '').length > 1),
    );
    expect(counted.length).toBeGreaterThan(100);
    expect(counted.filter((key) => forms(ru[key] ?? '').length !== 3)).toEqual([]);
    expect(counted.filter((key) => forms(en[key] ?? '').length !== 2)).toEqual([]);
  });

  it('gives every resource a singular and a plural in Mongolian', () => {
    const names = Object.keys(mn).filter((key) => /^resources\.[^.]+\.name$/.test(key));
    expect(names.length).toBeGreaterThan(77);
    expect(names.filter((key) => forms(mn[key] ?? '').length !== 2)).toEqual([]);
    const labelled = Object.keys(mn).flatMap((key) => /^resources\.([^.]+)\./.exec(key)?.[1] ?? []);
    expect([...new Set(labelled)].filter((resource) => !mn[`resources.${resource}.name`])).toEqual([
      'common',
    ]);
  });

  it('words a field in a room only where all others call it otherwise', () => {
    const repeated = Object.keys(mn).filter((key) => {
      const [, room, field] = /^resources\.(.+)\.fields\.(\w+)$/.exec(key) ?? [];
      const shared = `resources.common.fields.${field}`;
      return (
        room !== 'common' &&
        [mn, en, ru].every((phrases) => field && phrases[key] === phrases[shared])
      );
    });
    expect(repeated).toEqual([]);
  });

  it("covers react-admin's own keys", () => {
    const own = Object.keys(flatten(englishMessages, {})).sort();
    expect(own.length).toBeGreaterThan(160);
    const ours = Object.keys(flatten({ ra: mnFrame.ra }, {})).sort();
    // The editor's toolbar is a package of its own, which brings no catalogue.
    expect(ours.filter((key) => !key.startsWith('ra.tiptap.'))).toEqual(own);
  });

  it('labels every value of every enumeration', () => {
    const missing = [...allEnums.values()].flatMap((enumeration) =>
      enumeration.values.map((value) => labelKeyOf(enumeration, value)).filter((key) => !mn[key]),
    );
    expect(allEnums.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('keeps the wording that other parts rely on', () => {
    expect(mn['ra.navigation.page_range_info']).toBe('%{offsetBegin}–%{offsetEnd} / нийт %{total}');
    expect(mn['resources.customers.name']).toBe('Харилцагч |||| Харилцагчид');
    expect(ru['resources.customers.name']).toBe('Клиент |||| Клиенты |||| Клиенты');
    expect(en['resources.users.name']).toBe('User |||| Users');
    expect(mn['enums.AssetClassification.PAST_DUE']).toBe('Хугацаа хэтэрсэн');
    expect(mn['menu.customers.list']).toBe('Харилцагчид');
    expect(mn['resources.common.fields.regnum']).toBe('Регистрийн дугаар');
  });
});
