import type { KeyBelow } from '../../../../i18n/Catalogue';
import type { Translate } from '../../../../entity/Field';
import { startWorkbook } from '../../../../workers/workbook';
import type { WireCell } from '../../../../workers/workbookProtocol';
import { ROW_STATUSES } from './rowStatuses';
import type { ScheduleLine, ScheduleView } from './scheduleRows';

const MONEY = '#,##0.00';

const money = (value: string): WireCell => ({ n: Number(value), z: MONEY });
const whole = (value: number): WireCell => ({ n: value, z: '0' });
const day = (value: string | null): WireCell => value && { d: value, z: 'yyyy-mm-dd' };

/** Columns of the sheet in their order, each with its width and its cell. */
const COLUMNS: readonly {
  key: KeyBelow<'loanPage.schedule.columns'>;
  width: number;
  cell: (line: ScheduleLine, translate: Translate) => WireCell;
}[] = [
  { key: 'no', width: 6, cell: ({ place }) => whole(place) },
  { key: 'dueDate', width: 12, cell: ({ dueDate }) => day(dueDate) },
  { key: 'days', width: 8, cell: ({ days }) => whole(days) },
  { key: 'principal', width: 16, cell: ({ principal }) => money(principal) },
  { key: 'interest', width: 16, cell: ({ interest }) => money(interest) },
  { key: 'additionalInterest', width: 16, cell: (line) => money(line.additionalInterest) },
  { key: 'fee', width: 12, cell: ({ fee }) => money(fee) },
  { key: 'total', width: 16, cell: ({ total }) => money(total) },
  { key: 'paid', width: 16, cell: ({ paid }) => money(paid) },
  { key: 'paidDate', width: 12, cell: ({ paidDate }) => day(paidDate) },
  { key: 'lateDays', width: 8, cell: (line) => whole(line.lateDays) },
  {
    key: 'standing',
    width: 20,
    cell: ({ standing }, translate) => translate(ROW_STATUSES[standing].labelKey),
  },
];

/** The whole schedule as a workbook, replaced rows before those in their place. Rejects when the worker fails. */
export function exportSchedule(
  { standing, replaced }: ScheduleView,
  code: string,
  translate: Translate,
): Promise<Blob> {
  const workbook = startWorkbook(
    code,
    COLUMNS.map(({ key, width }) => ({
      label: translate(`loanPage.schedule.columns.${key}`),
      width,
    })),
  );
  const lines = [...standing, ...replaced].sort((one, other) => one.no - other.no);
  workbook.append(lines.map((line) => COLUMNS.map(({ cell }) => cell(line, translate))));
  return workbook.finish();
}
