import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import {
  divisionFault,
  type DividedPart,
  leftOf,
  toggledTarget,
} from '../../../domain/matching/parts';
import { formatMoney, MISSING } from '../../../domain/money';
import { recordPath } from '../../../entity/paths';
import { ActionDialog } from '../../../framework/record/ActionDialog';
import { useActionBlock } from '../../../framework/record/useActionBlock';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { Pairs } from '../../../ui/Facts/Facts';
import { useKeys } from '../../../ui/keys/useKeys';
import { Notice } from '../../../ui/Notice/Notice';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Kbd, Note } from '../../../ui/Text/Text';
import { type OpenLine, profitCalls, type Proposal } from './api';
import styles from './Desk.module.css';
import { FAULTS } from './lifecycle';
import { OpenLines } from './OpenLines';
import { PartAmount } from './PartAmount';
import { PartPreviews, usePartPreviews } from './PartPreviews';
import type { Profit } from './Profit';
import entity from './profit.entity';
import { ProposalTiles } from './ProposalTiles';
import { openLinesOf, useOpenLines } from './useOpenLines';

const targetOf = ({ loanId, customerId }: Proposal) => ({ loanId, customerId });
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * The desk for a line that waits (docs/domain/money.md 4.9): the lines beside it, who it may be from and why, how it is
 * divided, and what that would do before it is booked. Everything by keyboard too.
 */
export function Desk({ profit }: { profit: Profit }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const whyBlocked = useActionBlock(entity);
  const amount = profit.amount ?? '0';
  const [parts, setParts] = useState<DividedPart[]>([]);
  const [splits, setSplits] = useState(false);
  const [asked, setAsked] = useState(false);
  const [next, setNext] = useState<number>();
  const proposals = useRecordPart('accounting/profits', profitCalls.proposals, profit.id);
  const own = { books: profit.tenant ?? undefined };
  const lines = useOpenLines(own);
  const preview = usePartPreviews(profit.id, parts);

  const place = lines.data?.findIndex(({ id }) => id === profit.id) ?? -1;
  const beside = (step: 1 | -1) => (place < 0 ? undefined : lines.data?.[place + step]?.id);
  const goTo = (id: number | undefined) => {
    const path = id !== undefined && recordPath('accounting/profits', 'show', id);
    if (path) void navigate(path);
  };
  const choose = (proposal: Proposal | undefined) => {
    if (!proposal) return;
    const chosen = targetOf(proposal);
    const isAlone = parts.length === 1 && isSame(parts[0], chosen);
    setParts(toggledTarget(amount, splits || isAlone ? parts : [], chosen));
  };
  const fault = divisionFault(amount, parts);
  const refusal = preview.data?.find((one) => one.refusal !== null)?.refusal;
  const actionBlock = whyBlocked(profit, 'assign');
  const isReady = fault === null && !refusal && preview.data !== undefined && !actionBlock;
  const ask = () => {
    if (!isReady) return;
    setNext(beside(1) ?? beside(-1));
    setAsked(true);
  };
  useKeys({
    KeyJ: () => goTo(beside(1)),
    KeyK: () => goTo(beside(-1)),
    KeyS: () => setSplits((now) => !now),
    Enter: isReady ? ask : undefined,
    ...Object.fromEntries(
      DIGITS.map((digit) => [`Digit${digit}`, () => choose(proposals.data?.[digit - 1])]),
    ),
  });

  const nameOf = (part: DividedPart): string => {
    const of = proposals.data?.find((one) => isSame(part, targetOf(one)));
    return of?.loanCode ?? of?.customerName ?? '';
  };
  const onClose = () => {
    setAsked(false);
    // What was booked is no longer among the lines that wait: the next one comes onto the desk. The booking has read them
    // again, unless the desk was gone before they came.
    const isGone = (left: readonly OpenLine[] | undefined) =>
      left !== undefined && !left.some(({ id }) => id === profit.id);
    if (isGone(queryClient.getQueryData(openLinesOf(own)))) return goTo(next);
    void lines.refetch().then((result) => {
      if (isGone((result as { data?: readonly OpenLine[] } | undefined)?.data)) goTo(next);
    });
  };

  return (
    <div className={styles.desk} data-part="desk">
      <OpenLines read={lines} current={Number(profit.id)} />
      <div className={styles.candidates}>
        <Card title={translate('profit.line')} flush>
          <Pairs className={styles.said}>
            {(
              [
                [translate('resources.accounting/profits.fields.text'), profit.text],
                [translate('resources.accounting/profits.fields.payerName'), profit.payerName],
                [
                  translate('resources.accounting/profits.fields.payerAccount'),
                  profit.payerAccount,
                ],
                [heading(translate('resources.common.fields.amount')), formatMoney(amount)],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || MISSING}</dd>
              </div>
            ))}
          </Pairs>
        </Card>
        <ProposalTiles read={proposals} parts={parts} onChoose={choose} />
      </div>
      <div className={styles.outcome}>
        <Row>
          <Button variant="primary" disabled={!isReady} onClick={ask}>
            {translate('profit.book')} <Kbd>Enter</Kbd>
          </Button>
          <Button aria-pressed={splits} onClick={() => setSplits(!splits)}>
            {translate(splits ? 'profit.splitting' : 'profit.split')} <Kbd>S</Kbd>
          </Button>
          <Note>{translate('profit.keys')}</Note>
        </Row>
        {parts.length > 1 && (
          <Card title={translate('profit.parts')}>
            <Stack gap={12}>
              {parts.map((part, at) => (
                <PartAmount
                  key={`${part.loanId} ${part.customerId}`}
                  label={heading(translate('profit.part_amount', { name: nameOf(part) }))}
                  amount={part.amount}
                  onChange={(typed) =>
                    setParts(
                      parts.map((one, index) => (index === at ? { ...one, amount: typed } : one)),
                    )
                  }
                />
              ))}
              <p role="status">
                {heading(translate('profit.left'))}: {formatMoney(leftOf(amount, parts))}
              </p>
              {fault && fault !== 'none' && (
                <Notice tone="caution" role="status">
                  {translate(FAULTS[fault])}
                </Notice>
              )}
            </Stack>
          </Card>
        )}
        {parts.length > 0 && (preview.data ?? preview.error) && <PartPreviews read={preview} />}
        {actionBlock && !actionBlock.hidden && <Notice tone="caution">{actionBlock.words}</Notice>}
      </div>
      {asked && (
        <ActionDialog
          entity={entity}
          record={{ ...profit, facts: { ...profit.facts, chosen: parts.map(chosenPart) } }}
          action="assign"
          onClose={onClose}
        />
      )}
    </div>
  );
}

const isSame = (part: DividedPart, target: Pick<DividedPart, 'loanId' | 'customerId'>): boolean =>
  part.loanId === target.loanId && part.customerId === target.customerId;

/** A part as the form of the dialog has it: a loan names its customer itself. */
const chosenPart = ({ loanId, customerId, amount }: DividedPart) => ({
  loanId,
  customerId: loanId === null ? customerId : null,
  amount,
});
