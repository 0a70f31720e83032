import { Suspense } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Field } from '../../../entity/Field';
import { date, tenant } from '../../../fields';
import { daysOf } from '../../../fields/date/dateRange';
import { kindViews } from '../../../fields/views';
import filterStyles from '../../../framework/list/FilterBar.module.css';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import type { Scope } from './tiles';

const day = date({ noFuture: true });
const lender = tenant();

interface Props {
  scope: Scope;
  /** Whether there are several lenders to choose from. */
  choosesLender: boolean;
  onChange: (scope: Partial<Scope>) => void;
}

/** The period, and of several lenders the one whose figures are shown. */
export function ScopeFilters({ scope, choosesLender, onChange }: Props) {
  const translate = useTranslate();
  const { from, to, tenant: chosen } = scope;
  return (
    <search className={filterStyles.filters} data-no-print>
      <KindFilter
        field={day}
        label={translate('tenantReport.period')}
        value={{ from, to }}
        onChange={(value) => {
          const days = daysOf(value);
          onChange({ from: days.from, to: days.to });
        }}
      />
      {choosesLender && (
        <KindFilter
          field={lender}
          label={translate('tenantReport.lender')}
          value={chosen}
          onChange={(value) => onChange({ tenant: value ? String(value) : undefined })}
        />
      )}
    </search>
  );
}

interface KindFilterProps {
  field: Field;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

function KindFilter({ field, ...rest }: KindFilterProps) {
  const { Filter } = kindViews[field.kind.name];
  return (
    <div className={filterStyles.filter} data-part="filter" data-mode={field.kind.filter}>
      <Suspense fallback={<Skeleton />}>
        {Filter && <Filter field={field} resource="tenant-report/loan-total" {...rest} />}
      </Suspense>
    </div>
  );
}
