import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../auth/useSession';
import { isMainTenant } from '../../../config/config';
import { today } from '../../../domain/clock';
import type { ReportConfig } from '../config/reportConfig';
import { scopeOf } from './scope';
import type { Scope } from './tiles';

/** The period and the lender of the address, and how they are changed. */
export function useScope(config: Pick<ReportConfig, 'period'>): {
  scope: Scope;
  /** Whether there are several lenders to choose from. */
  chooses: boolean;
  change: (scope: Partial<Scope>) => void;
} {
  const [params, setParams] = useSearchParams();
  const chooses = isMainTenant(useSession()?.user.tenantAlias);
  const scope = scopeOf(params, config, today());
  return {
    scope: chooses ? scope : { from: scope.from, to: scope.to },
    chooses,
    change: (changed) => {
      const next = Object.entries({ ...scope, ...changed }).filter(([, value]) => value);
      setParams(Object.fromEntries(next) as Record<string, string>);
    },
  };
}
