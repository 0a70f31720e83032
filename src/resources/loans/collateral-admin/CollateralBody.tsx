import { useRecordContext } from 'ra-core';

import { useTranslate } from '../../../i18n/useTranslate';
import { RecordSections } from '../../../framework/record/RecordSections';
import { recordPath } from '../../../entity/paths';
import { formatMoney } from '../../../domain/money';
import { LoanField } from '../search/LoanField';
import entity from './collateralAdmin.entity';
import { Card } from '../../../framework/parts/Card';
import { useLoanHeading } from '../loan/parts/useLoanHeading';
import { CardBody } from '../../../ui/Card/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import textStyles from '../../../ui/Text/Text.module.css';
import type { RecordOf } from '../../../entity/entity';

/** One loan on a pledge, as the gateway answers it with the pledge. */
interface PledgedLoan {
  id: number;
  code: string;
  state: string;
  balance: string | null;
  classification: string | null;
}

/** What is pledged, and the loans on it. */
export function CollateralBody() {
  const translate = useTranslate();
  const heading = useLoanHeading();
  const record = useRecordContext<RecordOf<typeof entity> & { loans?: readonly PledgedLoan[] }>();
  if (!record) return null;
  const { loans = [] } = record;
  const title = translate('loanLists.collateral.loans');
  return (
    <>
      <RecordSections entity={entity} record={record} />
      <Card title={title} aside={loans.length} flush>
        {loans.length === 0 ? (
          <CardBody className={textStyles.muted} as="p">
            {translate('loanLists.collateral.no_loans')}
          </CardBody>
        ) : (
          <DataTable
            caption={title}
            columns={[
              {
                key: 'code',
                head: heading('code'),
                cell: ({ id, code }) => (
                  <Link to={recordPath('loans', 'show', id) ?? ''}>{code}</Link>
                ),
              },
              {
                key: 'state',
                head: heading('state'),
                cell: ({ state }) => <LoanField field="state" value={state} />,
              },
              {
                key: 'balance',
                head: heading('balance'),
                numeric: true,
                cell: ({ balance }) => formatMoney(balance),
              },
              {
                key: 'classification',
                head: heading('classification'),
                cell: ({ classification }) => (
                  <LoanField field="classification" value={classification} />
                ),
              },
            ]}
            rows={loans}
            keyOf={({ id }) => id}
          />
        )}
        <CardBody className={textStyles.muted} as="p">
          {translate('loanLists.collateral.ltv')}
        </CardBody>
      </Card>
    </>
  );
}
