import type { WireCell } from './workbookProtocol';

/** A decimal string as an amount of a workbook: a number, so that it can be added up there. */
export const amountCell = (value: string): WireCell => ({ n: Number(value), z: '#,##0.00' });

/** A day, `YYYY-MM-DD`, as a date of a workbook. */
export const dayCell = (value: string): WireCell => ({ d: value, z: 'yyyy-mm-dd' });
