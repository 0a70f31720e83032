import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import { use } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatDateTime } from '../../../domain/dates';
import { ProfitState, StaffEntryState } from '../../../domain/enums/accounting';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { loadEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useMay } from '../../../framework/useMay';
import { useTranslate } from '../../../i18n/useTranslate';
import { Chip } from '../../../ui/Chip/Chip';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Link } from '../../../ui/Link/Link';
import { CORRECT_BOOKS } from '../../accounting/rights';
import { type AccountDay, type AccountLine, readStatementLines } from './api';
import entity from './bankGatewayStatement.entity';
import { StatementTable } from './StatementTable';

const CHARGE_FORM = '/accounting/bank-charge';

/** The form that books a debit which only a file knows, with what the line says of it (docs/domain/money.md 4.15). */
function chargePath(
  { reference: bankReference, amount }: AccountLine,
  fromAccount: string,
): string {
  return `${CHARGE_FORM}?${new URLSearchParams({ fromAccount, bankReference, amount })}`;
}

/** What became of a line: the state of the income or entry that it is, which leads there; or the way to book what nobody has. */
function Became({ line }: { line: AccountLine }) {
  const translate = useTranslate();
  const mayBook = useMay()(CORRECT_BOOKS);
  const { profitId, state, entryId, entryState, unbooked } = line;
  if (profitId !== null)
    return (
      <Link to={recordPath('accounting/profits', 'show', profitId) ?? ''}>
        <EnumChip of={ProfitState} value={state} />
      </Link>
    );
  if (entryId !== null)
    return (
      <Link to={recordPath('accounting/entries', 'show', entryId) ?? ''}>
        <EnumChip of={StaffEntryState} value={entryState} />
      </Link>
    );
  if (!unbooked) return '—';
  return unbooked.isOwn && mayBook ? (
    <Link to={chargePath(line, unbooked.account)}>{translate('statementFile.charge')}</Link>
  ) : (
    <Chip tone="caution">{translate('statementFile.unbooked')}</Chip>
  );
}

/** The statement of the day: its lines in and out between what it began and ended with, and where it is from. */
export function LinesTab() {
  // The words of what became of a line: of income, and of entries.
  use(loadEntity('accounting/profits'));
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof entity>>();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const id = String(record?.id ?? '');
  const read = useQuery({
    queryKey: ['bank-gateways/statements', 'lines', id],
    queryFn: ({ signal }) => dataProvider.call(readStatementLines, { params: { id }, signal }),
    enabled: record !== undefined,
    retry: false,
  }) as QueryResult<AccountDay>;
  const { data } = read;
  if (!record) return null;
  return (
    <>
      <Card title={translate('statementFile.lines')} flush read={read}>
        {data && (
          <StatementTable
            tall
            caption={translate('statementFile.lines')}
            {...data}
            lines={data.lines.map((line) => ({
              ...line,
              when: formatDateTime(line.at).text,
              verdict: <Became line={line} />,
            }))}
          />
        )}
      </Card>
      <RecordSections entity={entity} record={record} />
    </>
  );
}
