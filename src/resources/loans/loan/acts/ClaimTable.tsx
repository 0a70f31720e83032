import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { formatMoney } from '../../../../domain/money';
import { type Claim, claimTotal } from '../../../../domain/reconcile/claimCheck';
import { amountInWords } from '../../../../domain/words/amountInWords';
import { Table } from '../../../../ui/DataTable/Table';
import { NoWrap } from '../../../../ui/Text/Text';
import textStyles from '../../../../ui/Text/Text.module.css';

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
    <Table inner>
      <caption>{heading(translate('loanActs.claim.title'))}</caption>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part}>
            <NoWrap scope="row" as="th">
              {translate(`loanActs.claim.${part}`)}
            </NoWrap>
            <td className={textStyles.num}>{formatMoney(claim[part])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate('loanActs.claim.total')}</th>
          <td className={textStyles.num}>{formatMoney(total)}</td>
        </tr>
        <tr>
          <th scope="row">{translate('loanActs.claim.words')}</th>
          <td lang="mn">{amountInWords(total) ?? '—'}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
