import type { Page } from 'playwright-core';
import { expectClean, openConsole, type OpenOptions } from './console';

const HINT = /^Үргэлжлүүлэхийн тулд бичнэ үү: /;

/** Answers the question that is open, with its code typed where it asks for one. */
export async function answer(
  page: Page,
  name: string,
  role: 'dialog' | 'alertdialog',
): Promise<void> {
  const question = page.getByRole(role);
  await question.waitFor();
  const code = question.locator('[data-part=confirm-code] input');
  const button = question.getByRole('button', { name, exact: true });
  await button.waitFor();
  if ((await code.count()) > 0) {
    const hint = await question.getByText(HINT).innerText();
    await code.fill(hint.replace(HINT, ''));
  }
  await button.click();
  await question.waitFor({ state: 'detached' });
}

/** Puts a change that waits in force, as a colleague of who asked for it, on the page of what is changed. */
export async function putInForce(colleague: OpenOptions, action: string): Promise<void> {
  const opened = await openConsole(colleague);
  const put = 'Хүчинтэй болгох';
  const waits = opened.page.locator(`[data-part=waiting-${action}]`);
  await waits.getByRole('button', { name: put, exact: true }).click();
  await answer(opened.page, put, 'dialog');
  await waits.waitFor({ state: 'detached' });
  expectClean(opened);
}
