import type { EntityPages } from '../../crud/loadEntity';
import { NewInvoice } from './NewInvoice';

/** Invoices are made in a dialog, from a loan's unpaid row. */
export const pages: EntityPages = { ListActions: NewInvoice };
