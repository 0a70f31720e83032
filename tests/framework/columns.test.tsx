// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ListContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../src/entity/entity';
import { useColumns } from '../../src/framework/list/useColumns';

const entity = {
  name: 'customers',
  fields: { phone: { kind: { filter: 'exact' } } },
  list: {
    columns: ['name', 'phone'],
    optional: ['createdAt'],
    views: [{ key: 'of_phone', filter: { phone: '99112233' } }],
  },
} as unknown as AnyEntity;

const SAVED = {
  key: 'k1',
  label: 'Миний',
  value: { filter: { name: 'Бат' } },
  columns: { added: ['createdAt'], order: ['createdAt', 'phone'], widths: { phone: 120 } },
};

function columns(filterValues = {}, kept = {}) {
  const store = memoryStore({ 'customers.savedQueries': [SAVED], ...kept });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <StoreContextProvider value={store}>
        <ListContextProvider value={{ filterValues } as never}>{children}</ListContextProvider>
      </StoreContextProvider>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useColumns(entity), { wrapper });
  const toggle = (column: string) => act(() => result.current.toggle(column));
  return {
    shown: () => result.current.shown,
    widths: () => result.current.widths,
    toggle,
    reset: () => act(result.current.reset),
  };
}

describe('the columns of a list', () => {
  it('are those of the declaration until a person chooses, in its order', () => {
    const { shown, toggle, reset } = columns();
    expect(shown()).toEqual(['name', 'phone']);
    toggle('createdAt');
    toggle('name');
    expect(shown()).toEqual(['phone', 'createdAt']);
    toggle('name');
    expect(shown()).toEqual(['name', 'phone', 'createdAt']);
    reset();
    expect(shown()).toEqual(['name', 'phone']);
  });

  it('keeps a column when the last one is hidden: an export always has one', () => {
    const { shown, toggle } = columns();
    toggle('name');
    toggle('phone');
    expect(shown()).toEqual(['name']);
  });

  it('reads what an earlier release kept', () => {
    const { shown } = columns({}, { 'preferences.customers.columns': ['name', 'createdAt'] });
    expect(shown()).toEqual(['name', 'createdAt']);
  });

  it('leaves out what the open view says of every row, with further filters too', () => {
    expect(columns({ phone: '99112233' }).shown()).toEqual(['name']);
    expect(columns({ phone: '99112233', name: 'Бат' }).shown()).toEqual(['name']);
    // No view: the person's own filter takes no column away.
    expect(columns({ phone: '88112233' }).shown()).toEqual(['name', 'phone']);
  });

  it('are those of the saved view that is open; what is changed there stays there', () => {
    const { shown, widths, toggle, reset } = columns({ name: 'Бат' });
    expect(shown()).toEqual(['name', 'createdAt', 'phone']);
    expect(widths()).toEqual({ phone: 120 });
    toggle('phone');
    expect(shown()).toEqual(['name', 'createdAt']);
    reset();
    expect(shown()).toEqual(['name', 'createdAt', 'phone']);
  });
});
