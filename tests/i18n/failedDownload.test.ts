import { describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../src/i18n/i18nProvider';

let broken = true;

vi.mock('../../src/i18n/areaLoaders', () => ({
  loadAreaMessages: () =>
    broken
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ resources: { loans: { fields: { fee: 'Шимтгэл' } } } }),
}));

describe('i18nProvider when a download fails', () => {
  it('says so, goes on, and tries again on the next visit', async () => {
    const i18n = createI18nProvider();
    await expect(i18n.loadArea('loans')).rejects.toThrow('offline');
    await i18n.changeLocale('en');
    expect(i18n.translate('action.save')).toBe('Save');
    broken = false;
    await i18n.loadArea('loans');
    expect(i18n.hasMessage('resources.loans.fields.fee')).toBe(true);
  });

  it('stays in the former language when the areas of the new one do not come', async () => {
    broken = false;
    const i18n = createI18nProvider();
    await i18n.loadArea('loans');
    broken = true;
    await expect(i18n.changeLocale('ru')).rejects.toThrow('offline');
    expect(i18n.getLocale()).toBe('mn');
    expect(i18n.translate('action.save')).toBe('Хадгалах');
  });
});
