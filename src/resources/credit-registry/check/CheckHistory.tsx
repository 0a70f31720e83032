import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { useFieldLabel } from '../../../crud/useLabels';
import { anyEntity } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { EmptyState } from '../../../ui/base/EmptyState';
import zms from '../zms';
import type { Check } from './Check';
import { useChecksOf } from './useChecksOf';
import '../registry.css';

const entity = anyEntity(zms);
const COLUMNS = [
  'state',
  'checkedAt',
  'validUntil',
  'worstClass',
  'balance',
  'reason',
  'createdBy',
];

/** Every check of the customer, the newest first; the one that is open is marked. */
export function CheckHistory({ check }: { check: Check }) {
  const translate = useTranslate();
  const label = useFieldLabel('zms');
  const { data, error, refetch } = useChecksOf(check.customerId);
  if (error) return <EmptyState kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <span className="u-skeleton" aria-busy="true" />;
  return (
    <div
      className="u-list-table"
      tabIndex={0}
      role="group"
      aria-label={translate('creditRegistry.checks.history')}
    >
      <table>
        <thead>
          <tr>
            {['number', ...COLUMNS].map((field) => (
              <th key={field} scope="col" className={field === 'balance' ? 'u-num' : undefined}>
                {label(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <tr key={one.id} aria-current={one.id === check.id ? 'true' : undefined}>
              <td>
                {one.id === check.id ? (
                  <b>{one.number}</b>
                ) : (
                  <Link className="u-link" to={recordPath('zms', 'show', one.id) ?? ''}>
                    {one.number}
                  </Link>
                )}
              </td>
              {COLUMNS.map((field) => (
                <td key={field} className={field === 'balance' ? 'u-num' : undefined}>
                  <FieldValue entity={entity} field={field} record={one} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
