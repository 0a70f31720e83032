import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { checkRisked } from '../../../domain/reconcile/riskedCheck';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../../domain/formatCount';
import { Chip } from '../../../ui/Chip/Chip';
import { Surface } from '../../../ui/Card/Card';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { readRiskedFigures } from './api';
import stackStyles from '../../../ui/Stack/Stack.module.css';

const LIST = 'loans/risked';

/** The two answers behind R8: the list without filters, and the figures by state and stage. */
function useRiskedCounts() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery({
    queryKey: [LIST, 'figures'],
    queryFn: async ({ signal }) => {
      const [figures, list] = await Promise.all([
        dataProvider.call(readRiskedFigures, { signal }),
        dataProvider.getList(LIST, {
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'overdueDays', order: 'DESC' },
          filter: {},
          signal,
        }),
      ]);
      return { ...figures, listTotal: list.total ?? 0 };
    },
    retry: false,
  });
}

/**
 * R8 above the list: its total = states 6000 + 6010 = stages of the customers, or which side differs
 * (docs/domain/money.md 9.1).
 */
export function RiskSummary() {
  const translate = useTranslate();
  const { data, error, refetch } = useRiskedCounts();
  if (error) {
    return (
      <Surface className={stackStyles.strip} role="alert">
        {translate('loanLists.risked.failed')}
        <Button variant="text" size="small" onClick={() => void refetch()}>
          {translate('action.retry')}
        </Button>
      </Surface>
    );
  }
  if (!data) {
    return (
      <Surface className={stackStyles.strip} aria-busy="true">
        <Skeleton />
      </Surface>
    );
  }
  const { listTotal, risk, court, npl } = data;
  const check = checkRisked(data);
  const side = listTotal === risk + court ? 'by_stages' : 'by_states';
  const parts = (one: number, other: number) =>
    `${translate('loanLists.risked.risk', { count: one })} + ${translate('loanLists.risked.court', { count: other })}`;
  return (
    <Surface
      className={stackStyles.strip}
      as="section"
      aria-label={translate('loanLists.risked.title')}
    >
      <Chip tone={check.ok ? 'success' : 'danger'}>
        {check.ok
          ? translate('checks.equal')
          : translate('loanLists.risked.differs', { side: translate(`loanLists.risked.${side}`) })}
      </Chip>
      <dl>
        <Side label={translate('loanLists.risked.by_list')} total={listTotal} />
        <Side
          label={translate('loanLists.risked.by_states')}
          total={risk + court}
          parts={parts(risk, court)}
        />
        <Side
          label={translate('loanLists.risked.by_stages')}
          total={npl.department + npl.court}
          parts={parts(npl.department, npl.court)}
        />
      </dl>
    </Surface>
  );
}

function Side({ label, total, parts }: { label: string; total: number; parts?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatCount(total)} {parts && <small>= {parts}</small>}
      </dd>
    </div>
  );
}
