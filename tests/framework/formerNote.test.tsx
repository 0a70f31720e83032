// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, type I18nProvider } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { FormerNote } from '../../src/framework/parts/FormerNote';
import { list } from '../../src/i18n/mn/frame/list';

afterEach(cleanup);

const i18nProvider: I18nProvider = {
  translate: (_, { value, day }: { value: string; day: string }) =>
    list.list.former.replace('%{value}', value).replace('%{day}', day),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'mn',
};

const noteOf = (record: { id: number } & Record<string, unknown>) =>
  render(
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
      <FormerNote record={record} />
    </CoreAdminContext>,
  ).container.textContent;

it('a row says by which former number it was found, and until which day it was theirs', () => {
  const former = [{ value: '*Ө***40722', until: '2026-11-21T20:00:00.000Z' }];
  expect(noteOf({ id: 1, '@former': former })).toBe('Өмнө нь: *Ө***40722 (2026-11-22 хүртэл)');
});

it('a row that was found by what is so now says nothing', () => {
  expect(noteOf({ id: 1 })).toBe('');
});
