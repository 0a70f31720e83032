import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BadInputOnScreen, Step, Typed } from '../badInput';
import { expectBesides } from './besides';
import { choose, fill, input, press } from './form';
import type { Lab } from './gateways';
import { openAt } from './openAt';
import { pressAction } from './recordActions';

/** The dialog or the question that is open. */
const question = (): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
    if (!found) throw new Error('Nothing is asked yet.');
    return found;
  });

async function type({ chooses = {}, fills = {} }: Typed, root: HTMLElement): Promise<void> {
  for (const [label, option] of Object.entries(chooses)) await choose(label, option, root);
  for (const [label, value] of Object.entries(fills)) await fill(label, value, root);
}

/** Adds the rows to the list of the form, as far as they are not there, and fills them in. */
async function typeRows(rows: readonly Typed[], root: HTMLElement): Promise<void> {
  const there = () => root.querySelectorAll<HTMLElement>('[data-part=item]');
  // Rows come with their form: before it is there, a row that it has would be added once more.
  await waitFor(() => {
    const ways = within(root).queryAllByText('Нэмэх', { selector: 'button' });
    if (rows.length > 0 && there().length === 0 && ways.length !== 1)
      throw new Error(`No row is there, and ${ways.length} lists to add one to.`);
  });
  for (const [at, row] of rows.entries()) {
    if (there().length <= at) await press('Нэмэх', root);
    const place = await waitFor(() => {
      if (there().length <= at) throw new Error('The row is not there yet.');
      return there()[at];
    });
    await type(row, place);
  }
}

/** Chooses the files, each with what it is chosen with. */
async function offer(files: NonNullable<Step['files']>, root: HTMLElement): Promise<void> {
  for (const [label, { bytes, size = 0, type }] of Object.entries(files)) {
    const parts = [bytes ?? new Uint8Array(size)];
    const file = new File(parts, `zurag.${type.split('/')[1]}`, { type });
    fireEvent.change(await input(label, root), { target: { files: [file] } });
  }
}

/** A test for each place: messages stand beside their fields, none beside others, and nothing is written. */
export function testBadInput(rules: readonly BadInputOnScreen[], lab: Lab): void {
  test.each(rules.map((row) => [row.rule, row] as const))(
    '%s: said beside the field, and nothing is written',
    async (_, { path, who, shows, panel, action, then = [], ...first }) => {
      await openAt(path, who);
      await screen.findByRole('heading', { level: 1 });
      if (shows) await screen.findByText(shows);
      if (action && panel)
        await press(action, await screen.findByRole('complementary', { name: panel }));
      else if (action) await pressAction(action);
      const root = action ? await question() : document.body;
      for (const { rows = [], files = {}, submit, said, ...typed } of [first, ...then]) {
        await type(typed, root);
        await typeRows(rows, root);
        await offer(files, root);
        if (submit) await press(submit, root);
        await expectBesides(root, said);
      }
      expect(lab.commits()).toEqual([]);
    },
  );
}
