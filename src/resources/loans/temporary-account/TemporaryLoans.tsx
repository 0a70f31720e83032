import { useId } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { temporaryBlock } from '../../../domain/lending/temporaryCriteria';
import { formatMoney } from '../../../domain/money';
import { RemainingDays } from '../../../ui/Chip/RemainingDays';
import { Muted, Subtitle } from '../../../ui/Text/Text';
import textStyles from '../../../ui/Text/Text.module.css';
import type { TemporaryAccount } from './api';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Tile } from '../../../ui/Tile/Tile';

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
    <Stack as="fieldset" gap={6}>
      <Subtitle as="legend">{heading(translate('loanLists.temporary.choose'))}</Subtitle>
      {loans.map(({ id, code, product, dueNow, dueDate, dueInDays }) => {
        const actionBlock = temporaryBlock({ balance, amount: null, dueInDays }, criteria);
        return (
          <Tile as="label" key={id}>
            <Row as="strong" between>
              <span>
                <input
                  type="radio"
                  name={name}
                  checked={id === chosen}
                  onChange={() => onChoose(id)}
                />{' '}
                {code} {product && <Muted>· {product}</Muted>}
              </span>
              <span className={textStyles.num}>{formatMoney(dueNow)}</span>
            </Row>
            <Muted>
              {translate('loanLists.temporary.to_due')}: {dueDate ?? '—'}{' '}
              <RemainingDays date={dueDate} />
              {actionBlock && <> {translate(actionBlock.message, actionBlock.values)}</>}
            </Muted>
          </Tile>
        );
      })}
    </Stack>
  );
}
