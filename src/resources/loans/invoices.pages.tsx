import type { EntityPages } from '../../crud/loadEntity';
import type invoices from './invoices';
import { NewInvoice } from './NewInvoice';

/** Invoices are made in a dialog, from a loan's unpaid row. */
export const pages: EntityPages<typeof invoices> = { ListActions: NewInvoice };
