import { format, parse } from 'date-fns';
import { enUS } from '@mui/x-date-pickers/locales';
import { describe, expect, it } from 'vitest';
import { loadDateFnsLocale } from '../../src/i18n/dateFnsLocale';
import { loadMuiTexts, mongolianMuiTexts } from '../../src/i18n/mui';
import { loadPickerTexts } from '../../src/i18n/pickers';

describe('texts of libraries', () => {
  it('has every text of the pickers in Mongolian and Russian', async () => {
    const keys = Object.keys(
      enUS.components.MuiLocalizationProvider.defaultProps.localeText,
    ).sort();
    const [mn, ru] = await Promise.all([loadPickerTexts('mn'), loadPickerTexts('ru')]);
    expect(Object.keys(mn).sort()).toEqual(keys);
    expect(Object.keys(ru).sort()).toEqual(keys);
    expect(await loadPickerTexts('en')).toEqual({});
    expect(mn.openDatePickerDialogue?.('2026.11.21')).toBe(
      'Огноо сонгох, сонгосон огноо: 2026.11.21',
    );
    expect(mn.fieldYearPlaceholder?.({ digitAmount: 4, format: 'yyyy' })).toBe('ЖЖЖЖ');
  });

  it("has MUI's texts for the same components as Russian", async () => {
    const ru = await loadMuiTexts('ru');
    expect(Object.keys(mongolianMuiTexts.components ?? {}).sort()).toEqual(
      Object.keys(ru.components ?? {}).sort(),
    );
    expect(await loadMuiTexts('mn')).toBe(mongolianMuiTexts);
    expect(await loadMuiTexts('en')).toEqual({});
    const pagination = mongolianMuiTexts.components?.MuiPagination?.defaultProps;
    expect(pagination?.getItemAriaLabel?.('page', 3, false)).toBe('3-р хуудас руу шилжих');
    expect(pagination?.getItemAriaLabel?.('page', 3, true)).toBe('3-р хуудас');
    expect(pagination?.getItemAriaLabel?.('next', null, false)).toBe('Дараагийн хуудас руу шилжих');
    const table = mongolianMuiTexts.components?.MuiTablePagination?.defaultProps;
    expect(table?.labelDisplayedRows?.({ from: 1, to: 20, count: 45, page: 0 })).toBe(
      '1–20 / нийт 45',
    );
    expect(table?.labelDisplayedRows?.({ from: 1, to: 20, count: -1, page: 0 })).toBe(
      '1–20 / нийт 20+',
    );
  });

  it('writes and reads Mongolian months and weekdays', async () => {
    const locale = await loadDateFnsLocale('mn');
    const date = new Date(2026, 10, 21);
    expect(format(date, 'LLLL yyyy', { locale })).toBe('11-р сар 2026');
    expect(format(date, 'EEEE', { locale })).toBe('Бямба');
    expect(format(date, 'EEEEEE', { locale })).toBe('Бя');
    expect(format(date, 'LLLLL', { locale })).toBe('11');
    expect(parse('11-р сар 2026', 'LLLL yyyy', date, { locale }).getMonth()).toBe(10);
    expect(parse('1-р сар 2026', 'MMM yyyy', date, { locale }).getMonth()).toBe(0);
    expect(locale.options?.weekStartsOn).toBe(1);
  });

  it('begins the week on Monday in every language', async () => {
    const [ru, en] = await Promise.all([loadDateFnsLocale('ru'), loadDateFnsLocale('en')]);
    expect(ru.options?.weekStartsOn).toBe(1);
    expect(en.options?.weekStartsOn).toBe(1);
    expect(format(new Date(2026, 10, 21), 'LLLL', { locale: en })).toBe('November');
  });
});
