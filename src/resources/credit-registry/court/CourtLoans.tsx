import { useTranslate, type RaRecord } from 'ra-core';
import { ActionButton } from '../../../framework/record/ActionButton';
import { RecordTable } from '../../../framework/record/RecordTable';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import loans from '../../loans/loan/loan.entity';
import { Card } from '../../../framework/parts/Card';

const entity = loans;
const COLUMNS = ['code', 'product', 'state', 'overdueDays', 'classification', 'balance'] as const;

/** Loans that may go to court: their document is made by the action that asks for customer, template, fee, cost and date. */
export function CourtLoans({ loans: rows }: { loans: readonly RaRecord[] }) {
  const translate = useTranslate();
  const title = translate('creditRegistry.court.loans');
  return (
    <Card title={title} flush>
      {rows.length === 0 ? (
        <EmptyState kind="nothing-yet" title={translate('creditRegistry.court.no_loans')} text="" />
      ) : (
        <RecordTable
          entity={entity}
          columns={COLUMNS}
          records={rows}
          caption={title}
          actionsOf={(loan) => (
            <ActionButton entity={entity} record={loan} action="move_to_court" />
          )}
        />
      )}
    </Card>
  );
}
