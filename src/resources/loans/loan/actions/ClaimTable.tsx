import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { formatMoney } from '../../../../domain/money';
import { type Claim, claimTotal } from '../../../../domain/reconcile/claimCheck';
import { amountInWords } from '../../../../domain/words/amountInWords';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { NoWrap } from '../../../../ui/Text/Text';
import { Facts } from '../../../../ui/Facts/Facts';

const PARTS = ['principal', 'interest', 'additionalInterest', 'courtFee', 'courtCost'] as const;

/**
 * The parts of a claim at court, their sum, and the sum in Mongolian words as the letter has it (T13,
 * docs/domain/lending.md 11.2).
 */
export function ClaimTable({ claim }: { claim: Claim }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const total = claimTotal(claim);
  return (
    <>
      <DataTable
        inner
        captioned
        caption={heading(translate('loanActions.claim.title'))}
        columns={[
          {
            key: 'part',
            head: null,
            isName: true,
            cell: (part) => <NoWrap>{translate(`loanActions.claim.${part}`)}</NoWrap>,
          },
          { key: 'amount', head: null, numeric: true, cell: (part) => formatMoney(claim[part]) },
        ]}
        rows={PARTS}
        keyOf={(part) => part}
        sums={[{ part: translate('loanActions.claim.total'), amount: formatMoney(total) }]}
      />
      <Facts
        facts={[
          [
            translate('loanActions.claim.words'),
            <span key="words" lang="mn">
              {amountInWords(total) ?? '—'}
            </span>,
          ],
        ]}
      />
    </>
  );
}
