import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldLabel } from '../../../framework/useLabels';
import { today } from '../../../domain/clock';
import {
  customerWarnings,
  missingFacts,
  type WarningKey,
} from '../../../domain/customers/customerWarnings';
import {
  IdImageRejectionCode,
  WithdrawAccess,
  type WithdrawAccess as AccessValue,
} from '../../../domain/enums/customers';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import type { RecordOf } from '../../../entity/entity';
import { ACCESS_FLAGS } from './accessFlags';
import type customers from './customer.entity';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import { useMayOpen } from './useMayOpen';
import { WARNING_FIXES } from './warningFixes';
import { AlertList, type AlertItem } from '../../../ui/AlertList/AlertList';
import type { CustomerStatusBadges } from '../identity/api';

interface Alert extends AlertItem {
  /** The page where it can be put right. */
  to?: string;
  action?: string;
}

/** Warnings that an entry of the black and grey list gives. */
const ENTRIES: ReadonlySet<string> = new Set(['black_listed', 'grey']);

/** Warnings of what the record itself says; the others come from checks of who the customer is. */
const OF_RECORD = ['black_listed', 'suspected', 'npl', 'politician'] as const;

const isOfRecord = (key: WarningKey): key is (typeof OF_RECORD)[number] =>
  OF_RECORD.some((one) => one === key);

/** All warnings about this customer, the gravest first, each with a link to the page where it can be put right. */
export function CustomerAlerts() {
  const customer = useRecordContext<RecordOf<typeof customers> & CustomerStatusBadges>();
  const mayOpen = useMayOpen();
  const alerts = [...useWarnings(customer), ...useClosedAccesses(customer)];
  return (
    <AlertList
      alerts={alerts.map(({ to, action, ...alert }) => ({
        ...alert,
        link: to && mayOpen(to) && <Link to={to}>{action}</Link>,
      }))}
    />
  );
}

/** What the record and the registries say against the customer, in words. */
function useWarnings(
  customer: (RecordOf<typeof customers> & CustomerStatusBadges) | undefined,
): Alert[] {
  const translate = useTranslate();
  const label = useFieldLabel('customers');
  const terms = useSystemSettings();
  if (!customer) return [];
  const missing = missingFacts(customer);
  const warnings = customerWarnings(
    {
      ...customer,
      creditRegistry: customer.creditRegistry,
      confirmedFamily: customer.family?.filter(({ confirmed }) => confirmed).length ?? 0,
      missing,
    },
    today(),
    terms,
  );
  const values = {
    stage: customer.nplStatus
      ? translate(`enums.NplStage.${customer.nplStatus}`, { _: String(customer.nplStatus) })
      : '',
    reason: translate(labelKeyOf(IdImageRejectionCode, String(customer.identityCode)), {
      _: '',
    }).replace(/[^.]$/, '$&.'),
    fields: missing.map(label).join(', '),
  };
  const entry = customer.listEntry;
  return warnings.map(({ key, tone, values: own }) => {
    const fix = WARNING_FIXES[key];
    return {
      key,
      tone,
      text: translate(isOfRecord(key) ? `customers.alerts.${key}` : `identity.alerts.${key}`, {
        ...values,
        ...own,
      }),
      to: ENTRIES.has(key) && entry ? `/bw-list/${entry.id}` : fix?.path(customer.id),
      action: fix && translate(fix.action),
    };
  });
}

/** Accesses that are closed, those of one cause together. */
function useClosedAccesses(customer: RecordOf<typeof customers> | undefined): Alert[] {
  const translate = useTranslate();
  if (!customer) return [];
  const closed = new Map<AccessValue, string[]>();
  for (const { field, access } of ACCESS_FLAGS) {
    const cause: AccessValue = customer[field] ?? 'YES';
    // The black list closes lending alone, and its own warning says so.
    const isListed = field === 'canLend' && customer.listType === 'BLACK_LISTED';
    const isSaid = cause === 'YES' || (isListed && cause === 'NO_BY_SETTING');
    const named = translate(`enums.CustomerAccess.${access}`);
    if (!isSaid) closed.set(cause, [...(closed.get(cause) ?? []), named]);
  }
  return [...closed].map(([cause, accesses]) => ({
    key: cause,
    tone: toneOf(WithdrawAccess, cause) === 'caution' ? 'caution' : 'danger',
    text: translate('customers.alerts.access', {
      access: accesses.join(', '),
      cause: translate(labelKeyOf(WithdrawAccess, cause), { _: String(cause) }),
    }),
    to: `/customers/${customer.id}/settings`,
    action: translate('customers.alerts.to_settings'),
  }));
}
