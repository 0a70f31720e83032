import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useMoneyHeading } from '../../../framework/useLabels';
import { temporaryBlock } from '../../../domain/lending/temporaryCriteria';
import { formatMoney } from '../../../domain/money';
import { RemainingDays } from '../../../ui/Chip/RemainingDays';
import { Muted } from '../../../ui/Text/Text';
import listsStyles from '../search/lists.module.css';
import textStyles from '../../../ui/Text/Text.module.css';
import type { TemporaryAccount } from './api';

interface Props {
  account: TemporaryAccount;
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** The loans of the customer, each with what is due; one that the criteria do not allow yet says so. */
export function TemporaryLoans({ account, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const name = useId();
  const { loans, criteria, balance } = account;
  return (
    <fieldset className={listsStyles.choices}>
      <legend>{heading(translate('loanLists.temporary.choose'))}</legend>
      {loans.map(({ id, code, product, dueNow, dueDate, dueInDays }) => {
        const actionBlock = temporaryBlock({ balance, amount: null, dueInDays }, criteria);
        return (
          <label key={id} className={listsStyles.choice}>
            <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
            <span>
              {code} {product && <Muted>· {product}</Muted>}
            </span>
            <span className={textStyles.num}>{formatMoney(dueNow)}</span>
            <small>
              {translate('loanLists.temporary.to_due')}: {dueDate ?? '—'}{' '}
              <RemainingDays date={dueDate} />
              {actionBlock && <> {translate(actionBlock.message, actionBlock.values)}</>}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}
