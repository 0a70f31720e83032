import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { UploadKind } from '../../src/domain/enums/common';
import { recogniseFile } from '../../src/domain/recogniseFile';
import { SETTING_ORDERS } from '../../src/domain/settingOrders';
import { rowFieldsOf, type Fields } from '../../src/entity/Field';
import type { ImageOptions } from '../../src/fields/file/schema';
import { SYSTEM_GROUPS } from '../../src/resources/settings/system/systemGroups';
import { systemLifecycle } from '../../src/resources/settings/system/lifecycle';
import { declared } from './support/entities';
import { plainPng } from '../support/plainPng';

/** Rows of the table below a heading of docs/domain/input.md, each by its first cell. */
function tableBelow(heading: string): Map<string, Record<string, string>> {
  const text = readFileSync('docs/domain/input.md', 'utf8');
  const lines = text.slice(text.indexOf(heading)).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'));
  const [names, , ...rows] = lines.slice(first, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(
    rows.map(([key, ...cells]) => [
      key,
      Object.fromEntries(cells.map((cell, at) => [names[at + 1], cell])),
    ]),
  );
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const picture = plainPng(16, 9);

/** For each kind, what goes through, and for each column what is refused by the name of the message. */
const TRIED: Readonly<
  Record<UploadKind, { good: Uint8Array; bad: Readonly<Record<string, [Uint8Array, string]>> }>
> = {
  IMAGE: {
    good: picture,
    bad: {
      'type by its bytes': [latin('%PDF-1.7 %%EOF'), 'validation.file_type'],
      whole: [picture.slice(0, -12), 'validation.image_broken'],
      points: [plainPng(11, 4), 'validation.image_small'],
    },
  },
  STICKER: {
    good: picture,
    bad: {
      'type by its bytes': [latin('GIF89a'), 'validation.file_type'],
      whole: [picture.slice(0, 33), 'validation.image_broken'],
      points: [plainPng(7, 7), 'validation.image_small'],
    },
  },
  DOCUMENT: {
    good: latin('%PDF-1.7 %%EOF'),
    bad: {
      'type by its bytes': [picture, 'validation.file_type'],
      whole: [latin('%PDF-1.7'), 'validation.file_cut'],
      password: [latin('%PDF-1.7 /Encrypt 1 0 R %%EOF'), 'validation.file_locked'],
    },
  },
  HTML_TEMPLATE: {
    good: latin('<p>a</p>'),
    bad: {
      'type by its bytes': [picture, 'validation.file_html_only'],
      letters: [latin('<p>\xc3\xfd</p>'), 'validation.file_encoding'],
      words: [latin('<style>p{display:none}</style><p>a</p>'), 'validation.html_empty'],
    },
  },
};
const kinds = Object.keys(TRIED) as UploadKind[];
const refusal = (kind: UploadKind, bytes: Uint8Array, size?: number) => {
  const found = recogniseFile(kind, bytes, size);
  return 'problem' in found ? found.problem.key : undefined;
};

/** Options of all file fields of some fields, of their rows too. */
const filesIn = (fields: Fields): ImageOptions[] =>
  Object.values(fields).flatMap((field) => [
    ...(field.kind.file ? [field.options as unknown as ImageOptions] : []),
    ...filesIn(rowFieldsOf(field) ?? {}),
  ]);
const files = declared.flatMap(({ entity: { fields, lifecycle } }) =>
  [fields, ...Object.values(lifecycle?.inputs ?? {})].flatMap((asked) => filesIn(asked as Fields)),
);

describe('kinds of files', () => {
  const table = tableBelow('### 8.1');

  it('are those that are declared', () => {
    expect([...table.keys()].sort()).toEqual(
      [...new Set(files.map(({ upload }) => upload))].sort(),
    );
  });

  it.each(kinds)('%s is refused for what the table says, and for nothing else', (kind) => {
    const { good, bad } = TRIED[kind];
    expect(refusal(kind, good)).toBeUndefined();
    expect(refusal(kind, good, 3_145_729)).toBe('validation.file_size');
    for (const [bytes, key] of Object.values(bad)) expect(refusal(kind, bytes)).toBe(key);
    const said = Object.entries(table.get(kind) ?? {})
      .filter(([, cell]) => cell === 'refused')
      .map(([name]) => name);
    expect(said.sort()).toEqual(['3 MB', ...Object.keys(bad)].sort());
  });

  it('have a ratio where customers see them', () => {
    const published = files.filter((options) => options.published);
    expect(published.length).toBeGreaterThan(20);
    expect(published.filter(({ ratios = [] }) => ratios.length === 0)).toEqual([]);
  });
});

describe('groups of settings', () => {
  const table = tableBelow('### 8.2');
  const guarded = Object.entries(systemLifecycle.actions)
    .filter(([, { guard }]) => guard === 'inForceByAnother')
    .map(([name]) => name.replace('change_', ''));
  const orders: Readonly<Record<string, readonly { says: string }[]>> = SETTING_ORDERS;

  it('are those that are declared, with their orders and their second person', () => {
    const are = Object.keys(SYSTEM_GROUPS).map((group) => [
      group,
      {
        order: (orders[group] ?? []).map(({ says }) => says).join(', ') || '–',
        'two people': guarded.includes(group) ? 'yes' : '–',
      },
    ]);
    expect([...table].sort()).toEqual(are.sort());
  });

  it('are judged by their orders wherever they are changed', () => {
    const judged = Object.keys(systemLifecycle.inputRules).map((name) =>
      name.replace('change_', ''),
    );
    expect(judged.sort()).toEqual(Object.keys(SETTING_ORDERS).sort());
  });
});
