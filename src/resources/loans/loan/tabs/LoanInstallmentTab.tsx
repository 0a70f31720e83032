import { useNotify, useRecordContext } from 'ra-core';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { LoanBook } from '../../../../domain/lending/LoanBook';
import { useTellError } from '../../../../dataProviders/useTellError';
import { Card } from '../../../../framework/parts/Card';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { saveFile } from '../../../../framework/export/saveFile';
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
  const notify = useNotify();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { exportSchedule } = await import('../parts/exportSchedule');
      saveFile(await exportSchedule(schedule, code, translate), code);
      notify('toast.exported', { type: 'success' });
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={busy} onClick={() => void start()}>
      {translate('action.export_excel')}
    </Button>
  );
}
