import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { roomBlock, walletBlock } from '../../../../domain/lending/walletSource';
import { formatMoney, saidValues, subtractMoney } from '../../../../domain/money';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { Facts } from '../../../../ui/Facts/Facts';
import { Notice } from '../../../../ui/Notice/Notice';
import { amountAt, choiceAt, type ActionContext } from './calculation';
import { TemporaryNotes } from './TemporaryNotes';

interface SourceNotesProps {
  context: ActionContext;
  /** What is paid; what was typed without it. */
  amount?: string;
}

/** Where the money of a payment comes from: what is there, what stays, and why it may not be taken. */
export function SourceNotes({
  context,
  amount = amountAt(context.values, 'amount') ?? '0.00',
}: SourceNotesProps) {
  return choiceAt(context.values, 'paymentSource') === 'WALLET' ? (
    <WalletNotes context={context} amount={amount} />
  ) : (
    <TemporaryNotes context={context} amount={amount} />
  );
}

/** How much the borrower's wallet may still hold, where a loan is paid out to it (docs/domain/wallets.md 1.2). */
export function WalletRoom({ context, amount }: WalletNotesProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { wallet } = context.answer;
  if (!wallet) return null;
  const block = roomBlock(wallet, amount);
  return (
    <>
      <Facts
        sums
        facts={[[heading(translate('loanActions.wallet.room')), formatMoney(wallet.room)]]}
      />
      {block && (
        <Notice role="alert" tone="danger">
          {translate(block.message, saidValues(block.values))}
        </Notice>
      )}
    </>
  );
}

interface WalletNotesProps {
  context: Pick<ActionContext, 'answer'>;
  /** What shall leave the wallet, or come onto it. */
  amount: string;
}

/** What the borrower's wallet has to spend, what stays of it, and that it is too little (docs/domain/lending.md 8.5). */
export function WalletNotes({ context, amount }: WalletNotesProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { wallet } = context.answer;
  if (!wallet) return null;
  const { available } = wallet;
  const block = walletBlock(wallet, amount);
  const text = (key: KeyBelow<'loanActions.wallet'>) =>
    heading(translate(`loanActions.wallet.${key}`));
  return (
    <>
      <Facts
        sums
        facts={[
          [text('available'), formatMoney(available)],
          [text('stays'), formatMoney(subtractMoney(available, amount))],
        ]}
      />
      {block && (
        <Notice role="alert" tone="danger">
          {translate(block.message, saidValues(block.values))}
        </Notice>
      )}
    </>
  );
}
