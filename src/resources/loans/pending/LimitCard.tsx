import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../crud/useLabels';
import { AssetClassification, LoanState } from '../../../domain/enums/loans';
import { toneOf } from '../../../domain/enums/readEnum';
import { recordPath } from '../../../entity/paths';
import { compareMoney, formatMoney, subtractMoney } from '../../../domain/money';
import { EnumChip } from '../../../ui/base/EnumChip';
import { Card } from '../../../crud/parts/Card';
import { Facts } from '../../../crud/parts/Facts';
import { useLoanHeading } from '../parts/useLoanHeading';
import { Link } from 'react-router-dom';
import type { EvidenceProps } from './EvidenceOf';
import '../loans.css';

/** The limit before and after, and what else the customer owes. */
export function LimitCard({ record, evidence: { availableLimit, openLoans } }: EvidenceProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const asked = record.requestedAmount as string | undefined;
  const left = availableLimit && asked ? subtractMoney(availableLimit, asked) : null;
  return (
    <Card title={translate(availableLimit === null ? 'evidence.open_loans' : 'evidence.limit')}>
      <div className="u-queue-stack">
        {availableLimit !== null && asked && (
          <Facts
            sums
            facts={[
              [heading(translate('evidence.available_limit')), formatMoney(availableLimit)],
              [heading(translate('evidence.requested')), formatMoney(asked)],
              [
                heading(translate('evidence.after_limit')),
                <b key="left" data-ink={compareMoney(left, 0) === -1 ? 'danger' : undefined}>
                  {formatMoney(left)}
                </b>,
              ],
            ]}
          />
        )}
        {openLoans.length === 0 ? (
          <p className="u-muted loan-none">{translate('evidence.no_open_loans')}</p>
        ) : (
          <OpenLoans loans={openLoans} />
        )}
      </div>
    </Card>
  );
}

const MONEY = ['balance', 'dueNow'] as const;

function OpenLoans({ loans }: { loans: EvidenceProps['evidence']['openLoans'] }) {
  const translate = useTranslate();
  const label = useLoanHeading();
  return (
    <div
      className="act-scroll"
      tabIndex={0}
      role="group"
      aria-label={translate('evidence.open_loans')}
    >
      <table className="act-table">
        <caption>{translate('evidence.open_loans')}</caption>
        <thead>
          <tr>
            <th scope="col">{label('code')}</th>
            <th scope="col">{label('state')}</th>
            {([...MONEY, 'overdueDays'] as const).map((column) => (
              <th key={column} scope="col" className="u-num">
                {label(column)}
              </th>
            ))}
            <th scope="col">{label('classification')}</th>
          </tr>
        </thead>
        <tbody>
          {loans.map((loan) => (
            <tr key={loan.id}>
              <th scope="row">
                <Link className="u-link" to={recordPath('loans', 'show', loan.id) ?? ''}>
                  {loan.code}
                </Link>
              </th>
              <td>
                <EnumChip
                  name="LoanState"
                  value={loan.state}
                  tone={toneOf(LoanState, loan.state)}
                />
              </td>
              {MONEY.map((column) => (
                <td key={column} className="u-num">
                  {formatMoney(loan[column])}
                </td>
              ))}
              <td className="u-num">{loan.overdueDays}</td>
              <td>
                {loan.classification && (
                  <EnumChip
                    name="AssetClassification"
                    value={loan.classification}
                    tone={toneOf(AssetClassification, loan.classification)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
