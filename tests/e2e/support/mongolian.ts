import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { demoPeople } from '../../../mocks/identity';
import { isData } from '../../support/codes';
import { LATIN_WORDS, foreignIn, wordsIn } from '../../support/latinWords';

/** Words that a page may have from its records, as the gateways answered them. */
export interface Answered {
  has(word: string): boolean;
}

/** Sign-in names of the sample's staff, and the lenders' names in addresses. */
const NAMES: ReadonlySet<string> = new Set([
  ...LATIN_WORDS,
  ...demoPeople.flatMap(({ username, tenantAlias }) => [username, tenantAlias]),
]);

/** Listens to what the gateways answer from now on. */
export function listenTo(page: Page): Answered {
  const words = new Set<string>();
  const note = async (answer: Response) => {
    if (!answer.url().includes('/gateway-') || answer.status() >= 300) return;
    const text = await answer.text().catch(() => '');
    for (const word of foreignIn(text.split('"'), NAMES)) words.add(word);
  };
  page.on('response', (answer) => void note(answer));
  return { has: (word) => words.has(word) && isData(word) };
}

/** A day that begins with its day or month; an address of the network has one more number. */
const FOREIGN_DAY = /(?<![\d.])\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})(?![\d.])/;

/**
 * No key of a message, no foreign word (docs/domain/interface.md 1.2) and no day that does not begin with its year (2.2),
 * in whatever the page says or reads out.
 */
export async function expectMongolian(page: Page, answered: Answered): Promise<void> {
  const texts = [await page.title(), ...(await page.locator('body').evaluate(wordsIn))];
  const found = texts.flatMap((text) => {
    const words = foreignIn([text], NAMES).filter((word) => !answered.has(word));
    return words.length > 0 ? [`${words.join(', ')} in “${text.trim().slice(0, 80)}”`] : [];
  });
  expect([...new Set(found)].join('; '), 'foreign words').toBe('');
  expect(
    texts.filter((text) => FOREIGN_DAY.test(text)),
    'days in a foreign order',
  ).toEqual([]);
}
