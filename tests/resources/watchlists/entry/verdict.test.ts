import { expect, test } from 'vitest';
import { verdictOf } from '../../../../src/resources/watchlists/entry/import/verdict';
import type { ReadWatchRow } from '../../../../src/resources/watchlists/entry/import/watchRows';
import type { TriedEntry } from '../../../../src/resources/watchlists/entry/api';

const row: ReadWatchRow = {
  row: {
    row: 2,
    listType: 1,
    name: 'Өлзийбаяр Түвшинбаяр',
    regnum: 'УК03271614',
    companyRegnum: null,
    phone: null,
    reason: 'Хуурамч бичиг баримт бүрдүүлсэн.',
    fromDate: '2026-11-20',
  },
  problems: [],
};
const trial: TriedEntry = {
  row: 2,
  outcome: 'READY',
  message: null,
  openLoans: 0,
  waitingRequests: 0,
};
const translate = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
const verdict = (changes: Partial<TriedEntry>) =>
  verdictOf(row, new Map([[2, { ...trial, ...changes }]]), new Map(), translate);

test.each<[Partial<TriedEntry>, string, string]>([
  [{}, 'info', ''],
  [{ openLoans: 2 }, 'caution', 'watch.import.open_loans {"smart_count":2}'],
  [{ waitingRequests: 1 }, 'caution', 'watch.import.waiting_requests {"smart_count":1}'],
  [
    { openLoans: 1, waitingRequests: 3 },
    'caution',
    'watch.import.open_loans {"smart_count":1} watch.import.waiting_requests {"smart_count":3}',
  ],
])('a row that could be added warns of what is open and what waits: %o', (changes, tone, why) => {
  expect(verdict(changes)).toEqual({ outcome: 'READY', tone, why });
});
