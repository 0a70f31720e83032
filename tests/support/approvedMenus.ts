import { readFileSync } from 'node:fs';

/** A menu by its groups: their Mongolian titles, and the addresses in them in their order. */
export type ApprovedMenu = Readonly<Record<string, readonly string[]>>;

/** The menu of one person's block: groups stand two blanks deep, their entries and the groups in them deeper. */
function menuIn(block: string): ApprovedMenu {
  const menu: Record<string, string[]> = {};
  let group = '';
  for (const line of (block.split('\nmenu\n')[1] ?? '').split('\n')) {
    const [, title] = /^ {2}(\S.*)$/.exec(line) ?? [];
    const [, path] = /^ {4,}.* · (\/\S*)$/.exec(line) ?? [];
    if (title) menu[(group = title)] = [];
    if (path) menu[group].push(path);
  }
  return menu;
}

/** What each demo person finds in the side menu, as it was approved (tests/contract/approved/people.txt). */
export const approvedMenus: Readonly<Record<string, ApprovedMenu>> = Object.fromEntries(
  readFileSync('tests/contract/approved/people.txt', 'utf8')
    .split(/^(?==== )/m)
    .filter((block) => block.includes('\nlender: '))
    .map((block) => [block.split(' ')[1], menuIn(block)]),
);
