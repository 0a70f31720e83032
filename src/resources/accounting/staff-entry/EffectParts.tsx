import { lazy, Suspense, use } from 'react';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { OwnerMatch } from '../../../domain/enums/wallets';
import { minus } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { compareOwners } from '../../../domain/wallets/ownerNames';
import { loadEntity } from '../../../framework/loadEntity';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { ComparedName } from '../../wallets/owner/ComparedName';
import { JournalLink } from '../../wallets/JournalLink';
import type { EntryEffect, EntryFee, EntryLegShown, EntryOwner } from './api';

// What a loan has of it is loaded with the entries that have one.
const LoanEffect = lazy(() =>
  import('./LoanEffect').then((module) => ({ default: module.LoanEffect })),
);

/** All of an effect: what stands against it, its limits, the bank's word, both legs, and the loan. */
export function EffectParts({ effect }: { effect: EntryEffect }) {
  const translate = useTranslate();
  const { refusal, limits, owner, fee, legs, loan } = effect;
  return (
    <>
      {refusal && (
        <Notice tone="danger" role="alert">
          <b>{translate('staffEntry.refused')}</b> {refusal}
        </Notice>
      )}
      {limits.length > 0 && <Limits limits={limits} />}
      {owner && <Owner owner={owner} />}
      {fee && <Charged fee={fee} />}
      {legs.length > 0 && <Legs legs={legs} />}
      {loan && (
        <Suspense fallback={<Skeleton aria-busy="true" />}>
          <LoanEffect loan={loan} hasLegs={legs.length > 0} />
        </Suspense>
      )}
    </>
  );
}

/** What the entry is judged by, and what the amount may be at most. */
function Limits({ limits }: Pick<EntryEffect, 'limits'>) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'staffEntry'>, values = {}) => translate(`staffEntry.${key}`, values);
  return (
    <DataTable
      inner
      captioned
      wrap
      caption={text('limits_title')}
      rows={limits}
      keyOf={({ key }) => key}
      stateOf={({ holds }) => (holds ? undefined : 'differs')}
      columns={[
        {
          key: 'check',
          head: text('check'),
          isName: true,
          cell: ({ key, most, holds }) =>
            holds ? (
              text(`limits.${key}`)
            ) : (
              <Stack gap={4}>
                {text(`limits.${key}`)}
                <Muted>{text(`wrong.${key}`, { most: formatMoney(most) })}</Muted>
              </Stack>
            ),
        },
        {
          key: 'result',
          head: text('result'),
          cell: ({ holds }) => (
            <Chip tone={holds ? 'success' : 'danger'}>{text(holds ? 'holds' : 'broken')}</Chip>
          ),
        },
        {
          key: 'most',
          head: heading(text('most')),
          numeric: true,
          cell: ({ most }) => (most === null ? '' : formatMoney(most)),
        },
      ]}
    />
  );
}

/** Whose account the bank says it is, letter by letter against whose it should be. */
function Owner({ owner }: { owner: EntryOwner }) {
  // The words of what differs in two names are the wallets'.
  use(loadEntity('wallets'));
  const translate = useTranslate();
  const { bankName, ourName, accountNumber, match } = owner;
  if (bankName === null || match === null)
    return (
      <Notice tone="danger" role="status">
        {translate('staffEntry.owner_unknown')}
      </Notice>
    );
  const { bank, ours } = compareOwners(bankName, ourName);
  return (
    <>
      {owner.waits && <Notice tone="caution">{translate('staffEntry.waits')}</Notice>}
      <Facts
        facts={[
          [translate('resources.common.fields.accountNumber'), accountNumber],
          [translate('staffEntry.owner'), <ComparedName key="bank" words={bank} />],
          [translate('staffEntry.owner_ours'), <ComparedName key="ours" words={ours} />],
          [
            translate('resources.accounting/entries.fields.ownerMatch'),
            <EnumChip key="match" of={OwnerMatch} value={match} />,
          ],
        ]}
      />
    </>
  );
}

/** What the owner of the wallet pays for it. */
function Charged({ fee: { fee, total } }: { fee: EntryFee }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <Facts
      sums
      facts={[
        [heading(translate('resources.common.fields.amount')), formatMoney(minus(total, fee))],
        [heading(translate('staffEntry.fee')), formatMoney(fee)],
        [heading(translate('staffEntry.fee_total')), formatMoney(total)],
      ]}
    />
  );
}

/** Both legs, each with what its account holds before and after it. */
function Legs({ legs }: Pick<EntryEffect, 'legs'>) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'staffEntry'>) => translate(`staffEntry.${key}`);
  const money = (key: 'debit' | 'credit' | 'before' | 'after', head: string) => ({
    key,
    head: heading(head),
    numeric: true,
    cell: (leg: EntryLegShown) => (leg[key] === null ? '' : formatMoney(leg[key])),
  });
  const isBooked = legs.some(({ journalId }) => journalId !== null);
  return (
    <DataTable
      inner
      captioned
      wrap
      caption={text('legs')}
      rows={legs}
      keyOf={({ number }, at) => `${number}-${at}`}
      columns={[
        {
          key: 'account',
          head: text('account'),
          isName: true,
          cell: ({ account, number, isFee }) => (
            <Stack gap={0}>
              {translate(`ledgerAccounts.${account}`)}
              <Muted>{isFee ? `${number} · ${text('fee')}` : number}</Muted>
            </Stack>
          ),
        },
        money('debit', translate('term.debit')),
        money('credit', translate('term.credit')),
        money('before', text('before')),
        money('after', text('after')),
        ...(isBooked
          ? [
              {
                key: 'journal',
                head: text('journal'),
                cell: ({ journalId }: EntryLegShown) => <JournalLink number={journalId} />,
              },
            ]
          : []),
      ]}
    />
  );
}
