import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MESSAGE_GUARDS } from '../../src/domain/messaging/mayReceive';

/** The rows of a table by their first word. */
function rowsBelow(heading: string): Record<string, string[]> {
  const text = readFileSync('docs/domain/content-and-messaging.md', 'utf8');
  const [, section = ''] = text.split(`### ${heading}`);
  const rows = section.split(/\n#{2,3} /)[0].matchAll(/^\| ([A-Z]+)\b[^|]*\| ([^|]+) \|$/gmu);
  return Object.fromEntries([...rows].map(([, kind, guards]) => [kind, guards.split(', ')]));
}

test('the documents say for each kind of message which guards it passes, in their order', () => {
  expect(Object.keys(MESSAGE_GUARDS)).toHaveLength(6);
  expect(rowsBelow('3.11 Who may be written to')).toEqual(MESSAGE_GUARDS);
});
