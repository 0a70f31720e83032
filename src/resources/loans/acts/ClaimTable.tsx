import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../crud/useLabels';
import { formatMoney } from '../../../domain/money';
import { type Claim, claimTotal } from '../../../domain/reconcile/claimCheck';
import { amountInWords } from '../../../domain/words/amountInWords';

const PARTS = ['principal', 'interest', 'additionalInterest', 'courtFee', 'courtCost'] as const;

/** The parts of a claim at court, their sum, and the sum in Mongolian words as the letter has it (domain 4.1 T13). */
export function ClaimTable({ claim }: { claim: Claim }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const total = claimTotal(claim);
  return (
    <table className="act-table">
      <caption>{heading(translate('loanActs.claim.title'))}</caption>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part}>
            <th scope="row" className="u-nowrap">
              {translate(`loanActs.claim.${part}`)}
            </th>
            <td className="u-num">{formatMoney(claim[part])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate('loanActs.claim.total')}</th>
          <td className="u-num">{formatMoney(total)}</td>
        </tr>
        <tr>
          <th scope="row">{translate('loanActs.claim.words')}</th>
          <td lang="mn">{amountInWords(total) ?? '—'}</td>
        </tr>
      </tfoot>
    </table>
  );
}
