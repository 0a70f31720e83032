import { describe, expect, it } from 'vitest';
import { headingOf, isNumeric, sortFieldOf } from '../../src/framework/list/columns';
import { pageWindow } from '../../src/framework/list/ListFooter';
import customers from '../../src/resources/customers/customer/customer.entity';
import news from '../../src/resources/content/news/news.entity';

describe('pages around the current one, 0 = a gap', () => {
  it.each<[page: number, pages: number, shown: number[]]>([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 20, [1, 2, 0, 20]],
    [3, 20, [1, 2, 3, 4, 0, 20]],
    [4, 20, [1, 0, 3, 4, 5, 0, 20]],
    [10, 20, [1, 0, 9, 10, 11, 0, 20]],
    [18, 20, [1, 0, 17, 18, 19, 20]],
    [20, 20, [1, 0, 19, 20]],
    [5, 5, [1, 0, 4, 5]],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown);
  });
});

describe('columns', () => {
  const people = customers;
  const translate = (key: string, options?: Record<string, unknown>) =>
    `${key} ${String(options?.smart_count)}`;

  it('puts figures to the right, names and identifiers not', () => {
    expect(isNumeric(people, 'creditLimit')).toBe(true);
    expect(isNumeric(people, 'score')).toBe(true);
    expect(isNumeric(people, 'regnum')).toBe(false);
    expect(isNumeric(people, 'phone')).toBe(false);
    expect(isNumeric(people, '@name')).toBe(false);
  });

  it('sorts the name column by the first field of the name', () => {
    expect(sortFieldOf(people, '@name')).toBe('lastName');
    expect(sortFieldOf(news, '@name')).toBe('title');
    expect(sortFieldOf(people, 'phone')).toBe('phone');
  });

  it('is headed by the label of its field, the name column by the entity', () => {
    const label = (field: string) => `label of ${field}`;
    expect(headingOf(people, 'phone', label, translate)).toBe('label of phone');
    expect(headingOf(people, '@name', label, translate)).toBe('resources.customers.name 1');
  });
});
