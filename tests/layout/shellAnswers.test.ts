import { describe, expect, it } from 'vitest';
import { noticesIn } from '../../src/framework/notices/noticesIn';
import { tenantNameIn } from '../../src/layout/topbar/tenantNameIn';

describe('answers to the shell', () => {
  it('reads notifications from a list or a page and leaves out what has no id', () => {
    const row = { id: 3, title: 'Зээл', body: 'Сунгагдлаа', isSeen: true };
    const read = {
      id: '3',
      title: 'Зээл',
      body: 'Сунгагдлаа',
      isSeen: true,
      isReceived: true,
      createdAt: undefined,
      route: undefined,
    };
    expect(noticesIn([row, { title: 'x' }, null])).toEqual([read]);
    expect(noticesIn({ content: [row] })).toEqual([read]);
    expect(noticesIn('<html>')).toEqual([]);
  });

  it('names the tenant by its alias', () => {
    const tenants = [{ alias: 'altan', name: 'Алтан' }];
    expect(tenantNameIn({ alias: 'altan' }, tenants)).toBe('Алтан');
    expect(tenantNameIn({}, { content: tenants }, 'altan')).toBe('Алтан');
    expect(tenantNameIn({ alias: 'x', name: 'Икс' }, tenants)).toBe('Икс');
    expect(tenantNameIn(null, null, 'altan')).toBeUndefined();
  });
});
