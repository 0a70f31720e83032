import type { RaRecord } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { ActionButton } from '../../../framework/record/ActionButton';
import { MissingButton } from '../../../framework/record/MissingButton';
import { RecordTable } from '../../../framework/record/RecordTable';
import { useActionBlock } from '../../../framework/record/useActionBlock';
import { represent } from '../../../entity/represent';
import { recordPath } from '../../../entity/paths';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import loans from '../../loans/loan/loan.entity';
import { Card } from '../../../framework/parts/Card';
import { CardBody } from '../../../ui/Card/Card';
import { Muted, Note } from '../../../ui/Text/Text';

const entity = loans;
const COLUMNS = ['code', 'product', 'state', 'overdueDays', 'classification', 'balance'] as const;

const pageOf = ({ id }: RaRecord) => recordPath(entity.name, 'show', id);

interface Props {
  loans: readonly RaRecord[];
  /** Codes of the loans that were asked for. */
  codes: readonly string[];
}

/** The row of the loan that was asked for. */
const askedOf = ({ loans: rows, codes }: Props) =>
  rows.find(({ code }) => codes.includes(String(code)))?.id;

/** Loans that may go to court: their document is made by the action that asks for customer, template, fee, cost and date. */
export function CourtLoans(props: Props) {
  const { loans: rows } = props;
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
          current={askedOf(props)}
          caption={title}
          linkOf={pageOf}
          actionsOf={(loan) => (
            <ActionButton entity={entity} record={loan} action="move_to_court" />
          )}
        />
      )}
    </Card>
  );
}

/** Late loans that may not go to court yet, why not, and the act that comes before it (docs/domain/lending.md 11.1). */
export function LoansBeforeCourt(props: Props) {
  const { loans: rows } = props;
  const translate = useTranslate();
  if (rows.length === 0) return null;
  const title = translate('creditRegistry.court.not_yet');
  return (
    <Card title={title} flush>
      <CardBody>
        <Muted>{translate('creditRegistry.court.not_yet_text')}</Muted>
      </CardBody>
      <RecordTable
        entity={entity}
        columns={COLUMNS}
        records={rows}
        current={askedOf(props)}
        caption={title}
        wrap
        linkOf={pageOf}
        actionsOf={(loan) => <BeforeCourt loan={loan} />}
      />
    </Card>
  );
}

/** The act that takes a loan to the risk department, or what keeps it closed. */
function BeforeCourt({ loan }: { loan: RaRecord }) {
  const translate = useTranslate();
  const actionBlock = useActionBlock(entity)(loan, 'move_to_risk_fund');
  if (actionBlock?.needed)
    return (
      <MissingButton
        acts={[
          {
            key: 'move_to_risk_fund',
            label: translate('action.move_to_risk_fund'),
            needed: actionBlock.needed,
          },
        ]}
        of={represent(entity.name, loan)}
      />
    );
  if (actionBlock) return <Note as="span">{actionBlock.words}</Note>;
  return <ActionButton entity={entity} record={loan} action="move_to_risk_fund" />;
}
