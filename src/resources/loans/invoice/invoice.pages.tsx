import type { EntityPages } from '../../../framework/loadEntity';
import type invoices from './invoice.entity';
import { NewInvoice } from './NewInvoice';

/** Invoices are made in a dialog, from a loan's unpaid row. */
export const pages: EntityPages<typeof invoices> = { ListActions: NewInvoice };
