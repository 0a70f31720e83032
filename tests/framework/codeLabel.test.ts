import { expect, test } from 'vitest';
import contract from '../../src/resources/contracts/contract/contract.entity';
import court from '../../src/resources/loans/court-record/courtRecord.entity';
import loan from '../../src/resources/loans/loan/loan.entity';
import news from '../../src/resources/content/news/news.entity';
import type { AnyEntity } from '../../src/entity/entity';
import { codeLabelOf, codeOf } from '../../src/framework/record/actionAnswers';

const words = { label: (field: string) => `field ${field}`, translate: (key: string) => key };
const asked = (entity: unknown, record: { id: number }) => [
  codeOf(entity as AnyEntity, record),
  codeLabelOf(entity as AnyEntity, record, words),
];

test('what must be typed is called by the name that it has on the record', () => {
  expect(asked(loan, { id: 7, code: 'LN-2026-000007' } as never)).toEqual([
    'LN-2026-000007',
    'field code',
  ]);
  expect(asked(contract, { id: 7, contractNumber: 'LC-7' } as never)).toEqual([
    'LC-7',
    'field contractNumber',
  ]);
  expect(asked(court, { id: 7, loanCode: 'LN-7' } as never)).toEqual(['LN-7', 'field loanCode']);
});

test('the number of the record where it has no code of its own', () => {
  expect(asked(loan, { id: 7 })).toEqual(['7', 'shell.confirm.id']);
  expect(asked(news, { id: 7 })).toEqual(['7', 'shell.confirm.id']);
});
