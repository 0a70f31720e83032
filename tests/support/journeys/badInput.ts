import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectBesides } from './besides';
import { choose, fill, input, press } from './form';
import type { Lab } from './gateways';
import { openAt, type Who } from './openAt';
import { pressAction } from './recordActions';

/** Messages of the rules that many fields have. */
export const REQUIRED = 'Хоосон байж болохгүй.';
export const AMOUNT = 'Дүнг ойлгосонгүй. Тоогоор, эсвэл «2 сая», «500 мянга» гэж бичнэ үү.';
export const FUTURE = 'Ирээдүйн огноо сонгох боломжгүй.';
export const WRONG_DATE = 'Огноо буруу байна.';
export const DATE_ORDER = 'Дуусах огноо эхлэх огнооноос хойш байх ёстой.';
export const WIDE_RANGE = 'Хугацааны интервал 366 хоногоос хэтрэх ёсгүй.';
export const longer = (length: number) => `Бичвэр ${length} тэмдэгтээс богино байх ёстой.`;
export const shorter = (length: number) => `Доод тал нь ${length} тэмдэгт оруулна уу.`;

/** A bare file of so many bytes, or one with these first bytes. */
interface BadFile {
  type: string;
  size?: number;
  /** Its bytes, where they matter. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** What is put into the inputs of one place, by label. */
interface Typed {
  chooses?: Readonly<Record<string, string>>;
  fills?: Readonly<Record<string, string>>;
}

/** What a person types somewhere, and what then stands beside which input. */
export interface BadInput extends Typed {
  /** The rule, in the order of section 5 of the two documents. */
  rule: string;
  path: string;
  who?: Who;
  /** What the page shows once it is all there, where its parts come later. */
  shows?: string;
  /** Part of the name of the panel that has the action, where the page's own head has not. */
  panel?: RegExp;
  /** Words of the action whose dialog asks. */
  action?: string;
  /** Rows of a list in the form, one after the other. */
  rows?: readonly Typed[];
  /** Files, by the whole label of what they are chosen with. */
  files?: Readonly<Record<string, BadFile>>;
  /** Words of the button that sends it; without them leaving the field is enough. */
  submit?: string;
  said: Readonly<Record<string, string>>;
}

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
  for (const [at, row] of rows.entries()) {
    if (there().length <= at) await press('Нэмэх', root);
    const place = await waitFor(() => {
      if (there().length <= at) throw new Error('The row is not there yet.');
      return there()[at];
    });
    await type(row, place);
  }
}

/** A test for each rule: its message stands beside its field, none beside others, and nothing is written. */
export function testBadInput(rules: readonly BadInput[], lab: Lab): void {
  test.each(rules.map((row) => [row.rule, row] as const))(
    '%s: said beside the field, and nothing is written',
    async (
      _,
      { path, who, shows, panel, action, rows = [], files = {}, submit, said, ...typed },
    ) => {
      await openAt(path, who);
      await screen.findByRole('heading', { level: 1 });
      if (shows) await screen.findByText(shows);
      if (action && panel)
        await press(action, await screen.findByRole('complementary', { name: panel }));
      else if (action) await pressAction(action);
      const root = action ? await question() : document.body;
      await type(typed, root);
      await typeRows(rows, root);
      for (const [label, file] of Object.entries(files)) {
        const bytes = file.bytes ?? new Uint8Array(file.size ?? 0);
        const offered = new File([bytes], `zurag.${file.type.split('/')[1]}`, { type: file.type });
        fireEvent.change(await input(label, root), {
          target: { files: [offered] },
        });
      }
      if (submit) await press(submit, root);
      await expectBesides(root, said);
      expect(lab.commits()).toEqual([]);
    },
  );
}
