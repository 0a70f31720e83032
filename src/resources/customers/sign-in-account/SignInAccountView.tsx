import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldLabel } from '../../../framework/useLabels';
import { formatDateTime } from '../../../domain/dates';
import { RequiredSignInAction } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { Chip } from '../../../ui/Chip/Chip';
import { useMayOpen } from '../customer/useMayOpen';
import { CardBody, CardHead, CardTitle, Surface } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { Facts, type Fact } from '../../../ui/Facts/Facts';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { NoWrap } from '../../../ui/Text/Text';
import textStyles from '../../../ui/Text/Text.module.css';
import type { SignInAccount, SignInSession } from './api';

/** A sign-in account with its open sessions. */
export function SignInAccountView({ account }: { account: SignInAccount }) {
  const translate = useTranslate();
  const own = (key: KeyBelow<'identity.sign_in'>) => translate(`identity.sign_in.${key}`);
  return (
    <>
      <Surface as="section" aria-labelledby="sign-in-account">
        <CardHead>
          <CardTitle id="sign-in-account">{own('account')}</CardTitle>
          <Chip tone={account.enabled ? 'success' : 'danger'}>
            {own(account.enabled ? 'enabled' : 'disabled')}
          </Chip>
        </CardHead>
        <CardBody>
          <AccountFacts account={account} />
        </CardBody>
      </Surface>
      <Surface as="section" aria-labelledby="sign-in-sessions">
        <CardHead>
          <CardTitle id="sign-in-sessions">{own('sessions')}</CardTitle>
        </CardHead>
        {account.sessions.length === 0 ? (
          <CardBody className={textStyles.muted} as="p">
            {own('no_sessions')}
          </CardBody>
        ) : (
          <Sessions sessions={account.sessions} />
        )}
      </Surface>
    </>
  );
}

function AccountFacts({ account }: { account: SignInAccount }) {
  const translate = useTranslate();
  const label = useFieldLabel('customers');
  const mayOpen = useMayOpen();
  const own = (key: KeyBelow<'identity.sign_in'>) => translate(`identity.sign_in.${key}`);
  const customer = `/customers/${account.customerId}`;
  const actions = account.requiredActions.map((one) => (
    <Chip key={one} tone="pending">
      {translate(labelKeyOf(RequiredSignInAction, one), { _: one })}
    </Chip>
  ));
  const facts: readonly Fact[] = [
    [
      own('customer'),
      mayOpen(customer) ? <Link to={customer}>{account.customerName}</Link> : account.customerName,
    ],
    [own('login'), account.login],
    [label('regnum'), account.regnum ?? '—'],
    [label('phone'), account.phone ?? '—'],
    [
      own('email'),
      account.email
        ? `${account.email} (${own(account.emailVerified ? 'email_verified' : 'email_not_verified')})`
        : '—',
    ],
    [own('created'), formatDateTime(account.createdAt).text],
    [own('last'), account.lastSignInAt ? formatDateTime(account.lastSignInAt).text : own('never')],
    [own('required'), actions.length > 0 ? actions : own('no_required')],
    [own('failures'), account.failedAttempts],
  ];
  return <Facts facts={facts} />;
}

function Sessions({ sessions }: { sessions: readonly SignInSession[] }) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'identity.sign_in'>) => translate(`identity.sign_in.${key}`);
  return (
    <DataTable
      wrap
      caption={text('sessions')}
      columns={[
        { key: 'device', head: text('device'), cell: ({ device }) => device },
        { key: 'ip', head: text('ip'), cell: ({ ipAddress }) => ipAddress },
        {
          key: 'started',
          head: text('started'),
          cell: ({ startedAt }) => <NoWrap>{formatDateTime(startedAt).text}</NoWrap>,
        },
        {
          key: 'used',
          head: text('used'),
          cell: ({ lastUsedAt }) => <NoWrap>{formatDateTime(lastUsedAt).text}</NoWrap>,
        },
      ]}
      rows={sessions}
      keyOf={({ id }) => id}
    />
  );
}
