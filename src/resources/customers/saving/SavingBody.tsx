import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { today } from '../../../domain/clock';
import { daysBetween } from '../../../domain/dates';
import { minus, plus } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { savingSchedule, type SavingRow } from '../../../domain/savings/schedule';
import { EmptyValue } from '../../../fields/shared/EmptyValue';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldHeading, useMoneyHeading } from '../../../framework/useLabels';
import { RemainingDays } from '../../../ui/Chip/RemainingDays';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Facts } from '../../../ui/Facts/Facts';
import { Meter } from '../../../ui/Meter/Meter';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { DateText } from '../../../ui/Text/DateText';
import { Muted } from '../../../ui/Text/Text';
import { JournalLink } from '../../wallets/JournalLink';
import { JournalTable } from '../../wallets/JournalTable';
import type { HolderJournals } from '../../wallets/journals';
import { readSavingJournals } from './api';
import { DepositCheck } from './DepositCheck';
import type { Saving } from './Saving';
import entity from './saving.entity';

const MONEY = ['principal', 'capitalised', 'paid', 'balance'] as const;
const BESIDE = ['running', 'blockedAmount', 'loanId'] as const;
/** Nothing is to come any more. */
const OVER: readonly unknown[] = ['CLOSED', 'CANCELED', 'REJECTED'];

/** Savings: what is on the deposit account and why, when they mature, the plan of their interest, and the journals. */
export function SavingBody() {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const saving = useRecordContext<Saving>();
  const read = useRecordPart('saving', readSavingJournals, saving?.id);
  if (!saving) return null;
  return (
    <>
      <Card title={translate('people.savings.money')} aside={<DepositCheck saving={saving} />}>
        <Facts
          sums
          facts={[
            ...MONEY.map((field) => [heading(field), formatMoney(saving[field])] as const),
            ...BESIDE.map(
              (field) =>
                [
                  heading(field),
                  <FieldValue key={field} entity={entity} field={field} record={saving} />,
                ] as const,
            ),
          ]}
        />
      </Card>
      {saving.maturesOn && (
        <Plan saving={saving} maturesOn={saving.maturesOn} journals={read.data?.journals ?? []} />
      )}
      <JournalTable title={translate('people.savings.journal')} read={read} />
    </>
  );
}

interface PlanProps {
  saving: Saving;
  maturesOn: string;
  journals: HolderJournals['journals'];
}

/** How far the term has come, what it brings by maturity, and every day on which interest is added. */
function Plan({ saving, maturesOn, journals }: PlanProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'people.savings.plan'>, values?: Record<string, unknown>) =>
    translate(`people.savings.plan.${key}`, values);
  const isOver = OVER.includes(saving.state);
  const rows = savingSchedule({ ...saving, maturesOn });
  const bookedBy = ({ date }: SavingRow) =>
    journals.find((one) => one.kind === 'DEPOSIT_CAPITALISED' && one.date === date)?.journalId;
  const interest = rows.at(-1)?.capitalised ?? '0.00';
  const passed = daysBetween(saving.openedOn, today()) ?? 0;
  const term = daysBetween(saving.openedOn, maturesOn) ?? 0;
  const percent = Math.min(100, Math.max(0, Math.round((passed / Math.max(1, term)) * 100)));
  const label = text('term', { passed: Math.min(passed, term), term });
  return (
    <Card
      title={text('title')}
      aside={
        <Row as="span">
          <DateText value={maturesOn} />
          {!isOver && <RemainingDays date={maturesOn} />}
        </Row>
      }
    >
      <Stack gap={12}>
        {!isOver && (
          <div>
            <Meter label={label} value={percent} />
            <Muted as="p">{label}</Muted>
          </div>
        )}
        {!isOver && (
          <Facts
            sums
            facts={[
              [heading(text('interest_by_maturity')), formatMoney(interest)],
              [
                heading(text('at_maturity')),
                formatMoney(minus(plus(saving.principal, interest), saving.paid)),
              ],
            ]}
          />
        )}
        <DataTable
          caption={text('title')}
          empty={<Muted as="p">{text('none')}</Muted>}
          rows={isOver ? rows.filter((row) => bookedBy(row) !== undefined) : rows}
          keyOf={({ date }) => date}
          columns={[
            {
              key: 'date',
              head: text('date'),
              isName: true,
              cell: ({ date }) => <DateText value={date} />,
            },
            {
              key: 'interest',
              head: heading(text('interest')),
              numeric: true,
              cell: (row) => formatMoney(row.interest),
            },
            {
              key: 'capitalised',
              head: heading(text('capitalised')),
              numeric: true,
              cell: ({ capitalised }) => formatMoney(capitalised),
            },
            {
              key: 'journal',
              head: text('journal'),
              cell: (row) => {
                const journal = bookedBy(row);
                if (journal) return <JournalLink number={journal} />;
                return row.date > today() ? <Muted>{text('to_come')}</Muted> : <EmptyValue />;
              },
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
