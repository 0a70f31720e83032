import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { WithdrawAccess, type WithdrawAccess as AccessValue } from '../../domain/enums/customers';
import { labelKeyOf, toneOf } from '../../domain/enums/readEnum';
import type { RecordOf } from '../../entity/entity';
import { ACCESS_FLAGS } from './accessFlags';
import type customers from './customers';

interface Alert {
  key: string;
  tone: 'critical' | 'danger' | 'caution';
  text: string;
  /** Where it can be cured. */
  to?: string;
  act?: string;
}

const GRAVITY: readonly Alert['tone'][] = ['critical', 'danger', 'caution'];

/** Everything that stands in the way of this customer, the gravest first, each with the way to cure it. */
export function CustomerAlerts() {
  const customer = useRecordContext<RecordOf<typeof customers>>();
  const translate = useTranslate();
  if (!customer) return null;
  const alerts: Alert[] = [];
  if (customer.listType === 'BLACK_LISTED')
    alerts.push({
      key: 'black',
      tone: 'critical',
      text: translate('customers.alerts.black_listed'),
    });
  if (customer.listType === 'SUSPECTED')
    alerts.push({ key: 'suspect', tone: 'danger', text: translate('customers.alerts.suspected') });
  if (customer.nplStatus)
    alerts.push({
      key: 'npl',
      tone: 'critical',
      text: translate('customers.alerts.npl', {
        stage: translate(`enums.NplStage.${customer.nplStatus}`, { _: String(customer.nplStatus) }),
      }),
    });
  if (customer.isPolitician)
    alerts.push({
      key: 'politician',
      tone: 'caution',
      text: translate('customers.alerts.politician'),
    });
  const closed = new Map<AccessValue, string[]>();
  for (const { field, access } of ACCESS_FLAGS) {
    const cause = customer[field] ?? 'YES';
    const named = translate(`enums.CustomerAccess.${access}`);
    if (cause !== 'YES') closed.set(cause, [...(closed.get(cause) ?? []), named]);
  }
  for (const [cause, accesses] of closed)
    alerts.push({
      key: cause,
      tone: toneOf(WithdrawAccess, cause) === 'caution' ? 'caution' : 'danger',
      text: translate('customers.alerts.access', {
        access: accesses.join(', '),
        cause: translate(labelKeyOf(WithdrawAccess, cause), { _: String(cause) }),
      }),
      to: `/customers/${customer.id}/settings`,
      act: translate('customers.alerts.to_settings'),
    });
  if (alerts.length === 0) return null;
  alerts.sort((one, other) => GRAVITY.indexOf(one.tone) - GRAVITY.indexOf(other.tone));
  return (
    <ul className="u-alerts" aria-label={translate('customers.alerts.title')}>
      {alerts.map(({ key, tone, text, to, act }) => (
        <li key={key} className="u-notice" data-tone={tone}>
          {text} {to && <Link to={to}>{act}</Link>}
        </li>
      ))}
    </ul>
  );
}
