import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { RecordSections } from '../../../framework/record/RecordSections';
import { type RecordOf } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import entity from './statement.entity';
import { Card } from '../../../framework/parts/Card';
import { StatementCheck } from './StatementCheck';
import { StatementTable } from './StatementTable';
import type { StatementMovement } from './statement.entity';
import { Muted } from '../../../ui/Text/Text';

/** A statement as it comes from the gateway: with its movements. */
export type StatementRecord = RecordOf<typeof entity>;

/** Movements of a statement; none where it carries none. */
export const movementsOf = ({ rows }: StatementRecord): readonly StatementMovement[] =>
  Array.isArray(rows) ? rows : [];

/** The check of the statement, its account and period, and every movement with the balance after it. */
export function StatementBody() {
  const translate = useTranslate();
  const record = useRecordContext<StatementRecord>();
  if (!record) return null;
  const rows = movementsOf(record);
  return (
    <>
      {!isBlank(record.openingBalance) && <StatementCheck record={record} rows={rows} />}
      <RecordSections entity={entity} record={record} />
      <Card flush title={translate('customerLists.statement.rows')} aside={rows.length}>
        {rows.length === 0 ? (
          <Muted as="p">{translate('customerLists.statement.none')}</Muted>
        ) : (
          <StatementTable record={record} rows={rows} />
        )}
      </Card>
    </>
  );
}
