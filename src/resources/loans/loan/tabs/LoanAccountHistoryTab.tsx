import { useRecordContext } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/useTranslate';
import { Card } from '../../../../framework/parts/Card';
import { JournalRows } from '../parts/JournalRows';
import { JournalTable } from '../parts/JournalTable';
import { journalsOf } from '../parts/journals';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { type Loan, useLoanFigures } from '../useLoanFigures';
import type { JournalLine } from '../api';

/**
 * The ledger of the loan by journal, each with debit = credit (R6, docs/domain/lending.md 16.1;
 * docs/domain/money.md 9.1).
 */
export function LoanAccountHistoryTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const { journals } = useLoanFigures(loan?.id);
  return (
    <QueryBoundary
      read={journals}
      isEmpty={(lines) => lines.length === 0}
      empty={{
        title: translate('loanPage.journals.none'),
        text: translate('loanPage.journals.none_text'),
      }}
    >
      {(lines) => <Journals lines={lines} />}
    </QueryBoundary>
  );
}

function Journals({ lines }: { lines: readonly JournalLine[] }) {
  const translate = useTranslate();
  const journals = useMemo(() => journalsOf(lines), [lines]);
  useAnchor(journals.length);
  return (
    <Card title={`${translate('loanPage.journals.title')} (${journals.length})`} flush>
      <JournalTable lines={lines}>
        {journals.map((journal) => (
          <JournalRows
            key={journal.id}
            journal={journal}
            to={`/account-history-detail/${encodeURIComponent(journal.id)}`}
          />
        ))}
      </JournalTable>
    </Card>
  );
}

/** Brings the journal that the address names into sight once it is there. */
function useAnchor(ready: number) {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash || ready === 0) return;
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    named?.scrollIntoView({ block: 'center' });
    named?.focus({ preventScroll: true });
  }, [hash, ready]);
}
