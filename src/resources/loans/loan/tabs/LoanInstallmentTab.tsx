import { useRecordContext } from 'ra-core';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { LoanBook } from '../../../../domain/lending/LoanBook';
import { Card } from '../../../../framework/parts/Card';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { useSaveSheet } from '../../../../framework/export/useSaveSheet';
import { scheduleOf } from '../parts/scheduleRows';
import { ScheduleTable } from '../parts/ScheduleTable';
import { type Loan, useLoanFigures } from '../useLoanFigures';
import { Actions } from '../../../../ui/Page/Page';
import { Button } from '../../../../ui/Button/Button';
import { Muted } from '../../../../ui/Text/Text';
import { CardFoot } from '../../../../ui/Card/Card';

/** The schedule with what became of each row, to print and to take away (docs/domain/lending.md 16.1). */
export function LoanInstallmentTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const { book } = useLoanFigures(loan?.id);
  if (!loan) return null;
  return (
    <QueryBoundary
      read={book}
      isEmpty={(data) => data.book === null}
      empty={{
        title: translate('loanPage.schedule.none'),
        text: translate('loanPage.schedule.none_text'),
      }}
    >
      {(data) => (
        <Schedule
          book={data.book as LoanBook}
          today={data.today}
          code={loan.code ?? String(loan.id)}
        />
      )}
    </QueryBoundary>
  );
}

interface Props {
  book: LoanBook;
  today: string;
  code: string;
}

function Schedule({ book, today, code }: Props) {
  const translate = useTranslate();
  const [withReplaced, setWithReplaced] = useState(false);
  const schedule = useMemo(() => scheduleOf(book, today), [book, today]);
  const replaced = schedule.replaced.length;
  return (
    <Card
      title={`${translate('loanPage.schedule.title')} (${schedule.standing.length})`}
      flush
      aside={
        <Actions>
          {replaced > 0 && (
            <Button
              variant="text"
              size="small"
              aria-pressed={withReplaced}
              onClick={() => setWithReplaced(!withReplaced)}
            >
              {translate(withReplaced ? 'loanPage.schedule.hide' : 'loanPage.schedule.show', {
                smart_count: replaced,
              })}
            </Button>
          )}
          <Button onClick={() => window.print()}>{translate('action.print')}</Button>
          <ExportButton schedule={schedule} code={code} />
        </Actions>
      }
    >
      <ScheduleTable schedule={schedule} withReplaced={withReplaced} />
      <CardFoot>
        <Muted>{translate('loanPage.schedule.as_of', { date: today })}</Muted>
      </CardFoot>
    </Card>
  );
}

function ExportButton({
  schedule,
  code,
}: Pick<Props, 'code'> & { schedule: ReturnType<typeof scheduleOf> }) {
  const translate = useTranslate();
  const { isBusy, save } = useSaveSheet();
  const make = async () => {
    const { exportSchedule } = await import('../parts/exportSchedule');
    return exportSchedule(schedule, code, translate);
  };
  return (
    <Button disabled={isBusy} onClick={() => void save(code, make)}>
      {translate('action.export_excel')}
    </Button>
  );
}
