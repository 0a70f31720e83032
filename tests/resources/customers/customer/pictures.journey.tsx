import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';

startGateways();

/** A chart as a table: the rows of its body, and those below it. */
async function tableOf(title: string): Promise<{ body: string[][]; foot: string[][] }> {
  const card = await screen.findByRole('region', { name: title });
  if (!within(card).queryByRole('table')) await press('Хүснэгтээр харах', card);
  const table = await within(card).findByRole('table');
  const rows = (part: string) =>
    [...table.querySelectorAll(`${part} tr`)].map((row) =>
      [...row.children].map((cell) => cell.textContent ?? ''),
    );
  return { body: rows('tbody'), foot: rows('tfoot') };
}

describe('the months of an income', () => {
  test('are the accepted ones of the grid, with their mean', async () => {
    await openAt('/customers/100001/income');
    const { body, foot } = await tableOf('Орлого сараар');
    const tiles = [...document.querySelectorAll('main ol > li')].map(({ children }) =>
      [...children].map((part) => part.textContent ?? ''),
    );
    const accepted = tiles.filter(([, , state]) => state === 'Баталгаажсан');
    expect(accepted.length).toBeGreaterThan(2);
    expect(
      body.filter(([, amount]) => amount !== '—').map(([month, amount]) => [month, amount]),
    ).toEqual(accepted.map(([month, amount]) => [month, amount]).sort());
    expect(foot.at(-1)?.[0]).toBe('Баталгаажсан сарын дундаж');
  });
});

describe('the course of a customer', () => {
  test('ends with the points that the customer has', async () => {
    await openAt('/customers/100001/level');
    const { body } = await tableOf('Оноо, түвшний явц');
    const [day, points] = body.at(-1) ?? [];
    expect(day).toBe('2026-11-21');
    expect(Number(points)).toBeGreaterThan(0);
    await screen.findByText(`Зэрэглэлийн оноо: ${points}`);
  });
});
