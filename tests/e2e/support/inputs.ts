import type { Locator, Page } from 'playwright-core';

/** The input of a form's field. */
export const input = (page: Page, name: string): Locator =>
  page.locator(`:is(input, textarea)[name="${name}"]`);

/** Fills the text fields of a form by their names. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await input(page, name).fill(value);
}

/** Chooses an option by its words in a field that has a list. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  const field = page.locator(`.MuiInputBase-root:has(input[name="${name}"])`);
  await field.getByRole('combobox').click();
  await page.getByRole('option', { name: option, exact: true }).click();
  // A menu that is closing gives the focus back to its field, also while the next field is being filled. The options of a
  // field that takes several stay open.
  await page.locator('.MuiMenu-root').waitFor({ state: 'detached' });
}

/** What is below a field: its error or its hint. */
export const below = (page: Page, name: string): Promise<string> =>
  page
    .locator(`.MuiTextField-root:has([name="${name}"]) .MuiFormHelperText-root`)
    .innerText()
    .then((text) => text.trim());

/** The editor of formatted text. */
export const editor = (page: Page): Locator => page.locator('[data-part=editor] [role="textbox"]');

export const save = (page: Page): Locator =>
  page.getByRole('button', { name: 'Хадгалах', exact: true });
