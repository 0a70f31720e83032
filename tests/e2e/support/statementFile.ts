import type { Page } from 'playwright-core';
import { press } from './keys';
import { succeeded } from './messages';
import { tabTo } from './tabTo';

/** A line of a statement: the bank's reference, amount, text and payer. */
type Line = readonly [reference: string, amount: string, text: string, payer: string];

/** What came onto an account on the day, as its bank gives it (MT940). */
function statement(account: string, opening: string, closing: string, lines: readonly Line[]) {
  const comma = (amount: string) => amount.replace('.', ',');
  const text = [
    ':20:ST261121',
    `:25:${account}`,
    ':28C:00325/001',
    `:60F:C261120MNT${comma(opening)}`,
    ...lines.flatMap(([reference, amount, said, payer]) => [
      `:61:2611211121C${comma(amount)}NTRFNONREF//${reference}`,
      `:86:166?20${said}?32${payer}`,
    ]),
    `:62F:C261121MNT${comma(closing)}`,
    '-',
  ].join('\r\n');
  return { name: `${account}.sta`, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** Brings a statement as a file. */
export async function bringStatement(
  page: Page,
  ...given: Parameters<typeof statement>
): Promise<void> {
  await page.goto('/settings/bank-gateway/statements');
  await press(page, page.getByRole('button', { name: 'Хуулга файлаас оруулах', exact: true }));
  const field = page.locator('input[type=file]');
  await tabTo(page, field);
  await field.setInputFiles(statement(...given));
  await page.getByRole('dialog').getByText(`Шинэ: ${given[3].length}, бүртгэлтэй: 0`).waitFor();
  await page.keyboard.press('Control+Enter');
  await succeeded(page, `Хуулга бүртгэгдлээ. Шинэ гүйлгээ: ${given[3].length}.`);
}
