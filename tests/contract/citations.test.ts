import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CODE = /\.(ts|tsx|js|mjs|css)$/;
const RULES = 'docs/domain';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

/** The text without the signs of comments at the beginnings of lines: a list of numbers may go on in the next line. */
const plain = (path: string): string =>
  readFileSync(path, 'utf8').replace(/\n[ \t]*(?:\*(?!\/)|\/\/)[ \t]?/g, ' ');

const texts = ['src', 'mocks', 'tests', 'scripts']
  .flatMap(filesBelow)
  .filter((path) => CODE.test(path))
  .map((path) => [path, plain(path)] as const);

const rules = filesBelow(RULES).filter((path) => path.endsWith('.md'));

/** Numbers of the headings of a file of rules: `4`, `4.2`, in their order. */
const headingsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(
    ([, number]) => number,
  );

const headings = new Map(rules.map((path) => [path, new Set(headingsOf(path))]));

/** `money.md 9.1, 9.2` as its single pointers. */
const pointersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, file, numbers]) =>
    numbers.split(/, ?/).map((number) => `${file} ${number}`),
  );

const isThere = (pointer: string): boolean => {
  const [file, number] = pointer.split(' ');
  return headings.get(`${RULES}/${file}`)?.has(number) ?? false;
};

/** Documents that the project was made from and does not have: what they say is written in docs/domain. */
const ABSENT: readonly RegExp[] = [
  /\bdomain(?:\.md)?\s+(?:§\s*)?X?\d/,
  /(?<!\/)\bdomain\.md\b/,
  /\bdecisions?\s+\d/,
  /\b[Ss]pecification\s+[12]\b/,
  /\bdocument\s+[12]\s+(?:§|and\b)/,
  /\bsecurity page\b/,
  /\binterface,?\s+(?:rule|pattern)s?\s+\d/,
  /\b(?:SES|AZ|INT|NET|INP|OUT|FIL|EXP|PRV|HDR|SUP|OBS|A11|DEP)-\d\b/,
  /\((?:[XP]\d{1,2}(?:, )?)+[;:)]/,
  // Chapters of public standards are cited with their sign.
  /(?<!(?:RFC \d{4}|Discovery 1\.0|§[\d.]+ and) )§\s?\d/,
];

describe('comments', () => {
  it('point to rules that are there', () => {
    const pattern = /docs\/domain\/([\w-]+\.md)\s+(\d+(?:\.\d+)?(?:,\s+\d+\.\d+)*)/g;
    const pointers = texts.map(([path, text]) => [path, pointersIn(text, pattern)] as const);
    expect(pointers.flatMap(([, found]) => found).length).toBeGreaterThan(500);
    const lost = pointers.flatMap(([path, found]) =>
      found.filter((pointer) => !isThere(pointer)).map((pointer) => `${path}: ${pointer}`),
    );
    expect(lost).toEqual([]);
  });

  it('name no file of rules that is not there', () => {
    const lost = texts.flatMap(([path, text]) =>
      [...text.matchAll(/docs\/domain\/([\w-]+\.md)/g)]
        .filter(([name]) => !existsSync(name))
        .map(([name]) => `${path}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('cite no document that the project does not have', () => {
    const cited = texts.flatMap(([path, text]) =>
      ABSENT.flatMap((pattern) => {
        const found = pattern.exec(text);
        return found ? [`${path}: ${found[0]}`] : [];
      }),
    );
    expect(cited).toEqual([]);
  });
});

describe('the rules', () => {
  it('are numbered without a gap', () => {
    for (const path of rules) {
      const numbers = headingsOf(path);
      const chapters = numbers.filter((number) => !number.includes('.'));
      expect(chapters, path).toEqual(chapters.map((_, index) => String(index + 1)));
      for (const chapter of chapters) {
        const own = numbers.filter((number) => number.startsWith(`${chapter}.`));
        expect(own, path).toEqual(own.map((_, index) => `${chapter}.${index + 1}`));
      }
    }
  });

  it('point to each other rightly', () => {
    const pattern = /\b([a-z-]+\.md)\s+(\d+(?:\.\d+)?(?:,\s+\d+\.\d+)*)/g;
    const lost = rules.flatMap((path) =>
      pointersIn(readFileSync(path, 'utf8'), pattern)
        .filter((pointer) => !isThere(pointer))
        .map((pointer) => `${path}: ${pointer}`),
    );
    expect(lost).toEqual([]);
  });
});
