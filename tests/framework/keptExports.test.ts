import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/auth/session';
import {
  dropExport,
  keepExport,
  keptExports,
  type ExportDescription,
} from '../../src/framework/export/keptExports';

const EXPORT: ExportDescription = {
  id: 'one',
  resource: 'news',
  columns: ['title', 'state'],
  filter: { state: ['PUBLISHED'] },
  isPrivate: false,
  sort: { field: 'id', order: 'DESC' },
  locale: 'mn',
  label: 'Мэдээ',
  route: '/news',
  startedAt: '2026-11-21T04:00:00.000Z',
};

const signedIn = (id: string) =>
  vi.spyOn(session, 'get').mockReturnValue({ user: { id } } as never);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  signedIn('bold');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('exports of the tab', () => {
  it('are kept until they are over', () => {
    keepExport(EXPORT);
    keepExport({ ...EXPORT, id: 'two', route: '/loans' });
    expect(keptExports().map(({ id }) => id)).toEqual(['one', 'two']);
    dropExport('one');
    expect(keptExports().map(({ id }) => id)).toEqual(['two']);
  });

  it('that are taken up again stand there once', () => {
    keepExport(EXPORT);
    keepExport({ ...EXPORT, columns: ['title'] });
    expect(keptExports()).toMatchObject([{ id: 'one', columns: ['title'] }]);
  });

  it('are nobody else’s', () => {
    keepExport(EXPORT);
    signedIn('saruul');
    expect(keptExports()).toEqual([]);
  });

  it('are none where the storage holds something else', () => {
    sessionStorage.setItem('urtuu.exports.bold', '{');
    expect(keptExports()).toEqual([]);
  });
});
