import {
  readProductLoans,
  type ProductLoan,
} from '../../../../src/resources/customers/product/api';
import products from '../../../../src/resources/customers/product/product.entity';
import type { Answer, Call, Route } from '../../../engine/Call';
import { derivedList } from '../../../engine/derivedList';
import { derivedRow } from '../../../engine/derivedRow';
import { entityRoute, route } from '../../../engine/route';
import { loansOfHolding, productHistory, productRows } from './productRows';

function productLoans(call: Call): Answer<ProductLoan[]> {
  const { id } = derivedRow(call, products, productRows);
  const body = loansOfHolding(call, String(id)).map((loan): ProductLoan => ({
    id: loan.id as number,
    code: String(loan.code),
    state: String(loan.state),
    lentAmount: String(loan.lentAmount),
    balance: (loan.balance as string | null) ?? null,
    overdueDays: Number(loan.overdueDays ?? 0),
    lendedDate: (loan.lendedDate as string | null) ?? null,
    closedDate: (loan.closedDate as string | null) ?? null,
  }));
  return { body };
}

/** Products that customers hold are calculated from their loans. */
export const routes: readonly Route[] = [
  derivedList(products, productRows),
  entityRoute(products, 'GET', '/:id', (call) => ({
    body: derivedRow(call, products, productRows),
  })),
  route(readProductLoans, productLoans),
  entityRoute(products, 'GET', '/:id/history', (call) => {
    const { id } = derivedRow(call, products, productRows);
    return { body: productHistory(loansOfHolding(call, String(id))) };
  }),
];
