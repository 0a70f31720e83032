import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFieldLabel } from '../../../crud/useLabels';
import { formatDateTime } from '../../../domain/dates';
import { RequiredSignInAction } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { StatusChip } from '../../../ui/base/StatusChip';
import { useMayOpen } from './useMayOpen';
import type { SignInAccount, SignInSession } from './api';
import './identity.css';

/** A sign-in account with its open sessions. */
export function SignInAccountView({ account }: { account: SignInAccount }) {
  const translate = useTranslate();
  const own = (key: string) => translate(`identity.sign_in.${key}`);
  return (
    <>
      <section className="u-card" aria-labelledby="sign-in-account">
        <header className="u-section-head">
          <h2 id="sign-in-account" className="u-card-title">
            {own('account')}
          </h2>
          <StatusChip tone={account.enabled ? 'success' : 'danger'}>
            {own(account.enabled ? 'enabled' : 'disabled')}
          </StatusChip>
        </header>
        <div className="u-section-body">
          <Facts account={account} />
        </div>
      </section>
      <section className="u-card" aria-labelledby="sign-in-sessions">
        <header className="u-section-head">
          <h2 id="sign-in-sessions" className="u-card-title">
            {own('sessions')}
          </h2>
        </header>
        {account.sessions.length === 0 ? (
          <p className="u-section-body u-muted">{own('no_sessions')}</p>
        ) : (
          <Sessions sessions={account.sessions} />
        )}
      </section>
    </>
  );
}

function Facts({ account }: { account: SignInAccount }) {
  const translate = useTranslate();
  const label = useFieldLabel('customers');
  const mayOpen = useMayOpen();
  const own = (key: string) => translate(`identity.sign_in.${key}`);
  const customer = `/customers/${account.customerId}`;
  const actions = account.requiredActions.map((one) => (
    <StatusChip key={one} tone="pending">
      {translate(labelKeyOf(RequiredSignInAction, one), { _: one })}
    </StatusChip>
  ));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      own('customer'),
      mayOpen(customer) ? (
        <Link className="u-link" to={customer}>
          {account.customerName}
        </Link>
      ) : (
        account.customerName
      ),
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
  return (
    <dl className="u-pairs">
      {facts.map(([name, value]) => (
        <div key={name} className="id-pair">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sessions({ sessions }: { sessions: readonly SignInSession[] }) {
  const translate = useTranslate();
  const columns = ['device', 'ip', 'started', 'used'] as const;
  return (
    <div className="id-scroll" tabIndex={0} role="group" aria-labelledby="sign-in-sessions">
      <table className="id-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {translate(`identity.sign_in.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ id, device, ipAddress, startedAt, lastUsedAt }) => (
            <tr key={id}>
              <td>{device}</td>
              <td>{ipAddress}</td>
              <td className="u-nowrap">{formatDateTime(startedAt).text}</td>
              <td className="u-nowrap">{formatDateTime(lastUsedAt).text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
