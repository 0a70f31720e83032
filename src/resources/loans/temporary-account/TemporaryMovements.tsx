import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { formatMoney } from '../../../domain/money';
import type { Check } from '../../../domain/reconcile/Check';
import { checkSuspense, checkTemporary } from '../../../domain/reconcile/temporaryCheck';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Stack } from '../../../ui/Stack/Stack';
import { EntryKind } from '../loan/parts/EntryKind';
import { SheetActions } from '../../../framework/export/SheetActions';
import type { TemporaryAccount } from './api';
import { originOf, turnoverOf, withBalances } from './movements';

/** What came onto the account and left it, by journals, with R10 of this account and of all (docs/domain/money.md 9.1). */
export function TemporaryMovements({ account }: { account: TemporaryAccount }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const text = (key: KeyBelow<'loanLists.temporary'>) => translate(`loanLists.temporary.${key}`);
  const { came, went } = turnoverOf(account);
  return (
    <Stack gap={8} as="section" aria-label={text('movements')}>
      <Agreement label={text('this_account')} check={checkTemporary(account)} />
      <Agreement label={text('all_accounts')} check={checkSuspense(account.suspense)} />
      <SheetActions
        name={`${text('account')} ${account.today}`}
        make={async () => {
          const { exportMovements } = await import('./exportMovements');
          return exportMovements(account, translate);
        }}
      />
      <DataTable
        inner
        captioned
        caption={text('movements')}
        empty={text('no_movements')}
        rows={withBalances(account)}
        keyOf={({ id }) => id}
        columns={[
          { key: 'date', head: text('date'), cell: ({ date }) => date },
          { key: 'kind', head: text('kind'), cell: ({ kind }) => <EntryKind kind={kind} /> },
          {
            key: 'of',
            head: text('of'),
            cell: (one) => originOf(one) ?? '—',
          },
          {
            key: 'in',
            head: heading(text('in')),
            numeric: true,
            cell: ({ in: came }) => (came === null ? '' : formatMoney(came)),
          },
          {
            key: 'out',
            head: heading(text('out')),
            numeric: true,
            cell: ({ out }) => (out === null ? '' : formatMoney(out)),
          },
          {
            key: 'balance',
            decides: true,
            head: heading(text('after')),
            numeric: true,
            cell: ({ balance }) => formatMoney(balance),
          },
          {
            key: 'journal',
            head: text('journal'),
            cell: ({ journalId }) => (
              <Link to={`/account-history-detail/${encodeURIComponent(journalId)}`}>
                {journalId}
              </Link>
            ),
          },
        ]}
        before={{ date: text('opening'), balance: formatMoney(account.opening) }}
        sums={[
          {
            date: text('closing'),
            in: formatMoney(came),
            out: formatMoney(went),
            balance: formatMoney(account.balance),
          },
        ]}
      />
    </Stack>
  );
}

/** Whether both sides agree; the sides themselves where they do not. */
function Agreement({ label, check }: { label: string; check: Check }) {
  const translate = useTranslate();
  const { ok, left, right } = check;
  return (
    <div data-part="temporary-check">
      {label}:{' '}
      <Chip tone={ok ? 'success' : 'danger'}>
        {translate(ok ? 'checks.equal' : 'checks.unequal')}
      </Chip>
      {!ok && ` ${formatMoney(left)} ≠ ${formatMoney(right)}`}
    </div>
  );
}
