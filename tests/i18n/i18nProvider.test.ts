import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../src/i18n/i18nProvider';

const onMissing = (key: string, locale: string): string => {
  throw new Error(`No text for ${key} in ${locale}`);
};

function stubStorage(kept: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('i18nProvider', () => {
  it('speaks Mongolian at once', () => {
    const i18n = createI18nProvider({ onMissing });
    expect(i18n.getLocale()).toBe('mn');
    expect(i18n.translate('action.save')).toBe('Хадгалах');
    expect(i18n.translate('common.version', { version: '3' })).toBe('Хувилбар 3');
  });

  it('offers the three languages by their own names', () => {
    expect(createI18nProvider().getLocales?.()).toEqual([
      { locale: 'mn', name: 'Монгол' },
      { locale: 'en', name: 'English' },
      { locale: 'ru', name: 'Русский' },
    ]);
  });

  it('switches, keeps the choice and tells the document', async () => {
    const kept = stubStorage();
    const page = { documentElement: { lang: 'mn' } };
    vi.stubGlobal('document', page);
    const i18n = createI18nProvider({ onMissing });
    await i18n.changeLocale('ru');
    expect(i18n.getLocale()).toBe('ru');
    expect(i18n.translate('action.save')).toBe('Сохранить');
    expect(kept).toEqual({ 'urtuu.locale': 'ru' });
    expect(page.documentElement.lang).toBe('ru');
  });

  it('starts in the kept language and ignores an unknown one', async () => {
    stubStorage({ 'urtuu.locale': 'en' });
    const english = createI18nProvider({ onMissing });
    await english.start();
    expect(english.translate('action.save')).toBe('Save');

    stubStorage({ 'urtuu.locale': 'de' });
    const mongolian = createI18nProvider({ onMissing });
    await mongolian.start();
    expect(mongolian.getLocale()).toBe('mn');
  });

  it('refuses a language it does not speak', async () => {
    const i18n = createI18nProvider({ onMissing });
    await expect(i18n.changeLocale('de')).rejects.toThrow('Unknown language: de');
    expect(i18n.getLocale()).toBe('mn');
  });

  it('makes a missing key visible, after a switch too', async () => {
    const i18n = createI18nProvider({ onMissing });
    expect(() => i18n.translate('no.such.key')).toThrow('No text for no.such.key in mn');
    await i18n.changeLocale('en');
    expect(() => i18n.translate('no.such.key')).toThrow('No text for no.such.key in en');
    expect(i18n.translate('no.such.key', { _: 'Given' })).toBe('Given');
  });

  it('counts by the rules of each language', async () => {
    const i18n = createI18nProvider({ onMissing });
    expect(i18n.translate('unit.days', { smart_count: 5 })).toBe('5 хоног');
    await i18n.changeLocale('en');
    expect(i18n.translate('unit.days', { smart_count: 1 })).toBe('1 day');
    await i18n.changeLocale('ru');
    expect(i18n.translate('unit.days', { smart_count: 1 })).toBe('1 день');
    expect(i18n.translate('unit.days', { smart_count: 3 })).toBe('3 дня');
    expect(i18n.translate('unit.days', { smart_count: 11 })).toBe('11 дней');
  });

  it('loads an area when asked', async () => {
    const i18n = createI18nProvider({ onMissing });
    expect(() => i18n.translate('resources.customers.fields.salary')).toThrow();
    await i18n.loadArea('customers');
    expect(i18n.translate('resources.customers.fields.salary')).toBe('Цалин');
    expect(i18n.translate('action.save')).toBe('Хадгалах');
  });

  it('names every entity of the menu in one and many before its area is there', () => {
    const i18n = createI18nProvider({ onMissing });
    expect(i18n.translate('resources.customers.name', { smart_count: 1 })).toBe('Харилцагч');
    expect(i18n.translate('resources.customers.name', { smart_count: 2 })).toBe('Харилцагчид');
    expect(i18n.translate('resources.politicians.name', { smart_count: 2 })).toBe(
      'Улс төрд нөлөө бүхий этгээдүүд',
    );
  });

  it('brings loaded areas along to another language and back', async () => {
    const i18n = createI18nProvider({ onMissing });
    await Promise.all([i18n.loadArea('loans'), i18n.loadArea('coupons'), i18n.loadArea('loans')]);
    await i18n.changeLocale('en');
    expect(i18n.translate('resources.loans.fields.lentAmount')).toBe('Loan amount');
    expect(i18n.translate('enums.CouponType.SPECIAL')).toBe('Special');
    await i18n.loadArea('watchlists');
    await i18n.changeLocale('mn');
    expect(i18n.translate('resources.politicians.fields.relation')).toBe('Хамаарал');
  });

  it('ends in the language asked for last, whatever comes in between', async () => {
    const i18n = createI18nProvider({ onMissing });
    await Promise.all([
      i18n.changeLocale('ru'),
      i18n.loadArea('content'),
      i18n.changeLocale('en'),
      i18n.loadArea('users'),
    ]);
    expect(i18n.getLocale()).toBe('en');
    expect(i18n.translate('resources.news.fields.color')).toBe('Colour');
    expect(i18n.translate('resources.users.fields.enabled')).toBe('Enabled');
  });

  it('shows the texts of a list before its area, in every language', async () => {
    const i18n = createI18nProvider({ onMissing });
    const labels = { resources: { customers: { fields: { salary: 'Цалин' } } } };
    await i18n.addList('customers', labels);
    expect(i18n.translate('resources.customers.fields.salary')).toBe('Цалин');
    expect(i18n.hasMessage('resources.customers.sections.identity')).toBe(false);
    await i18n.changeLocale('en');
    expect(i18n.translate('resources.customers.fields.salary')).toBe('Salary');
    await i18n.changeLocale('mn');
    expect(i18n.hasMessage('resources.customers.sections.identity')).toBe(true);
  });

  it('says what forms say as soon as an area is there', async () => {
    const i18n = createI18nProvider({ onMissing });
    expect(i18n.hasMessage('validation.required')).toBe(false);
    await i18n.loadArea('customers');
    expect(i18n.translate('validation.required')).toBe('Хоосон байж болохгүй.');
  });

  it("prefers an entity's own field label to the shared one", async () => {
    const i18n = createI18nProvider({ onMissing });
    await i18n.loadArea('customers');
    expect(i18n.fieldLabelKey('customers', 'state')).toBe('resources.customers.fields.state');
    expect(i18n.fieldLabelKey('customers', 'regnum')).toBe('resources.common.fields.regnum');
    expect(i18n.translate(i18n.fieldLabelKey('customers', 'state'))).toBe('Бүртгэлийн төлөв');
    expect(i18n.hasMessage('resources.customers.sections.identity')).toBe(true);
    expect(i18n.hasMessage('resources.customers.sections.nothing')).toBe(false);
  });
});
