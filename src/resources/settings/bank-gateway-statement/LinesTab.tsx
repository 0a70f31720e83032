import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import { use } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatDateTime } from '../../../domain/dates';
import { ProfitState } from '../../../domain/enums/accounting';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { loadEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useTranslate } from '../../../i18n/useTranslate';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Link } from '../../../ui/Link/Link';
import { type AccountDay, type AccountLine, readStatementLines } from './api';
import entity from './bankGatewayStatement.entity';
import { StatementTable } from './StatementTable';

/** What became of a line: the state of the income that it is, which leads there. */
const becameOf = ({ profitId, state }: AccountLine) =>
  profitId === null ? (
    '—'
  ) : (
    <Link to={recordPath('accounting/profits', 'show', profitId) ?? ''}>
      <EnumChip of={ProfitState} value={state} />
    </Link>
  );

/** The statement of the day: its lines in and out between what it began and ended with, and where it is from. */
export function LinesTab() {
  // The words of what became of a line.
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
              verdict: becameOf(line),
            }))}
          />
        )}
      </Card>
      <RecordSections entity={entity} record={record} />
    </>
  );
}
