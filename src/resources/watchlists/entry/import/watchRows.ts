import type { MessageKey } from '../../../../i18n/Catalogue';
import { type ImportColumn, type Mapping, valuesOf } from '../../../../domain/imports/columns';
import { lostDigits } from '../../../../domain/imports/lostDigits';
import { isCompanyRegisterNumber, normaliseDigits } from '../../../../domain/identifiers';
import { parseSheetDay } from '../../../../domain/dayInput';
import { repairRegisterNumber } from '../../../../domain/registerNumber';
import { validateRecord } from '../../../../entity/validate';
import entity from '../entry.entity';

export type WatchColumn = 'listType' | 'name' | 'regnum' | 'phone' | 'reason' | 'fromDate';

/** The columns of an import into the black and grey list. */
export const WATCH_COLUMNS: readonly ImportColumn<WatchColumn>[] = [
  { key: 'listType', aliases: ['Жагсаалт', 'Төрөл', 'List', 'Type', 'Список'], required: true },
  {
    key: 'name',
    aliases: [
      'Овог нэр, байгууллагын нэр',
      'Овог нэр',
      'Нэр',
      'Байгууллагын нэр',
      'Name of the person or company',
      'Name',
      'Full name',
      'ФИО или название организации',
      'ФИО',
      'Название',
    ],
    required: true,
  },
  {
    key: 'regnum',
    aliases: [
      'Регистр',
      'Регистрийн дугаар',
      'РД',
      'Register number',
      'Regnum',
      'Регистрационный номер',
    ],
    required: true,
    identifies: true,
  },
  { key: 'phone', aliases: ['Утас', 'Утасны дугаар', 'Phone', 'Телефон'], identifies: true },
  { key: 'reason', aliases: ['Шалтгаан', 'Үндэслэл', 'Reason', 'Причина'], required: true },
  { key: 'fromDate', aliases: ['Огноо', 'Орсон огноо', 'Date', 'From', 'Дата'] },
];

/** One row as it goes to the gateway. */
export interface WatchRow {
  /** Number of the row in the file; the headings are row 1. */
  row: number;
  listType: number | null;
  name: string;
  regnum: string | null;
  companyRegnum: string | null;
  phone: string | null;
  reason: string;
  fromDate: string;
}

/** A row of the file with what is wrong with it: message keys, each with its field. */
export interface ReadWatchRow {
  row: WatchRow;
  problems: { field: string; message: MessageKey; values?: Record<string, unknown> }[];
}

const LISTS: readonly (readonly [RegExp, number])[] = [
  [/^(1|хар|black|ч[её]рн)/i, 1],
  [/^(2|саарал|gr[ea]y|сер)/i, 2],
];

const listOf = (text: string): number | null =>
  LISTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Reads the rows of an import and judges each by the entry's own rules; a row with a problem is not sent.
 * @param sheet the file without its headings
 * @param today day of rows without a date
 */
export function readWatchRows(
  sheet: readonly (readonly string[])[],
  mapping: Mapping<WatchColumn>,
  today: string,
): ReadWatchRow[] {
  const seen = new Set<string>();
  return sheet.map((cells, index) => {
    const given = valuesOf(cells, mapping);
    const digits = normaliseDigits(given.regnum ?? '');
    const isCompany = isCompanyRegisterNumber(digits);
    const number = isCompany ? digits : repairRegisterNumber(given.regnum ?? '').value;
    const values = {
      listType: listOf(given.listType ?? ''),
      name: given.name ?? '',
      regnum: isCompany ? null : number || null,
      companyRegnum: isCompany ? digits : null,
      phone: given.phone || null,
      reason: given.reason ?? '',
      // What is no day stays what the file says.
      fromDate: given.fromDate ? (parseSheetDay(given.fromDate) ?? given.fromDate) : today,
    };
    const lost = lostDigits(given, WATCH_COLUMNS);
    const problems: ReadWatchRow['problems'] = [
      ...lost.map((field) => ({ field, message: 'validation.lost_digits' as const })),
      // The cause is said once, in place of what else is wrong with such a number.
      ...validateRecord(entity, values).flatMap(({ path, key, values: args }) =>
        lost.some((field) => field === path) ? [] : [{ field: path, message: key, values: args }],
      ),
    ];
    if (number !== '' && seen.has(number))
      problems.push({ field: 'regnum', message: 'watch.import.repeated' });
    seen.add(number);
    return { row: { row: index + 2, ...values }, problems };
  });
}

/** True when a row may be sent. */
export const isSendable = ({ problems }: ReadWatchRow): boolean => problems.length === 0;
