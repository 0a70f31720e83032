import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindsOf } from '../../src/framework/form/defaults';
import { draftOf } from '../../src/framework/form/FormDraft';
import { dropDraft, readDraft, saveDraft } from '../../src/framework/form/draftStore';
import customers from '../../src/resources/customers/customer/customer.entity';
import loans from '../../src/resources/loans/loan/loan.entity';
import news from '../../src/resources/content/news/news.entity';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const MINUTE = 60_000;

class Shelf {
  readonly held = new Map<string, string>();
  getItem = (key: string) => this.held.get(key) ?? null;
  setItem = (key: string, value: string) => void this.held.set(key, value);
  removeItem = (key: string) => void this.held.delete(key);
}

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal('sessionStorage', shelf);
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a draft keeps', () => {
  it('leaves out register numbers, civil ids, lists with them, and says so', () => {
    expect(
      draftOf(customers, {
        type: 'CITIZEN',
        firstName: 'Сарангэрэл',
        regnum: 'УЗ99112233',
        civilId: '110123456789',
        directorRegnum: 'УЗ99112234',
        shareholders: [{ name: 'Бат', regnum: 'УЗ99112235', percent: 10 }],
        phone: '99112233',
        salary: '1500000.00',
        isPolitician: false,
      }),
    ).toEqual({
      saved: NOW,
      values: {
        type: 'CITIZEN',
        firstName: 'Сарангэрэл',
        phone: '99112233',
        salary: '1500000.00',
        isPolitician: false,
      },
      incomplete: true,
    });
  });

  it('leaves out files', () => {
    expect(draftOf(news, { title: 'Гарчиг', image: 'data:image/png;base64,AAAA' })).toEqual({
      saved: NOW,
      values: { title: 'Гарчиг' },
      incomplete: true,
    });
  });

  it('is complete when what is left out was empty, and holds nothing that nobody can type', () => {
    expect(
      draftOf(news, {
        title: 'Гарчиг',
        image: null,
        state: 'PUBLISHED',
        createdBy: 'x',
        unknown: 1,
        color: undefined,
      }),
    ).toEqual({ saved: NOW, values: { title: 'Гарчиг' }, incomplete: false });
  });
});

describe('the kind of a record', () => {
  it('is what other sections belong to, not what opens one more', () => {
    expect([kindsOf(customers), kindsOf(loans), kindsOf(news)]).toEqual([['type'], [], []]);
  });
});

describe('the shelf of drafts', () => {
  const draft = { saved: NOW, values: { title: 'Гарчиг' }, incomplete: false };
  const keep = () => saveDraft('person-1', 'news.new', draft);

  it('gives a draft back for thirty minutes and not longer', () => {
    keep();
    expect(readDraft('person-1', 'news.new', NOW + 30 * MINUTE)).toEqual(draft);
    expect(readDraft('person-1', 'news.new', NOW + 30 * MINUTE + 1)).toBeUndefined();
    expect([...shelf.held.keys()]).toEqual([]);
  });

  it('gives it to nobody else and to no other form', () => {
    keep();
    expect(readDraft('person-2', 'news.new', NOW)).toBeUndefined();
    expect(readDraft('person-1', 'news.1', NOW)).toBeUndefined();
    expect(readDraft('', 'news.new', NOW)).toBeUndefined();
  });

  it('forgets what is thrown away', () => {
    keep();
    dropDraft('person-1', 'news.new');
    expect(readDraft('person-1', 'news.new', NOW)).toBeUndefined();
  });

  it.each(['', 'null', '17', '{}', '{"saved":"x","values":{}}', '{"saved":1,"values":null}', '{'])(
    'takes %j for no draft',
    (stored) => {
      shelf.setItem('urtuu.draft.person-1.news.new', stored);
      expect(readDraft('person-1', 'news.new', NOW)).toBeUndefined();
    },
  );

  it('lets the form work when the storage is full', () => {
    shelf.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(keep).not.toThrow();
  });
});
