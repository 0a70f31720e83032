import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { formatDateTime } from '../../../../domain/dates';
import { customerProcessStage } from '../../../../domain/customerProcess';
import { CustomerProcessCode } from '../../../../domain/enums/customers';
import { labelKeyOf } from '../../../../domain/enums/readEnum';
import { relativeTime } from '../../../../domain/relativeTime';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { Chip } from '../../../../ui/Chip/Chip';
import { CardBody, CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { NoWrap } from '../../../../ui/Text/Text';
import textStyles from '../../../../ui/Text/Text.module.css';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { identityParts } from '../../identity/api';

/** Every change of the process code with its time, the newest first. */
export function StatesTable({ id }: { id: string | number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRecordPart(
    'customers',
    identityParts.states,
    id,
    'error.state_log_fetch',
  );
  const text = (key: KeyBelow<'identity.steps'>) => translate(`identity.steps.${key}`);
  return (
    <Surface as="section" aria-labelledby="code-changes">
      <CardHead>
        <CardTitle id="code-changes">{translate('identity.steps.changes')}</CardTitle>
      </CardHead>
      {error ? (
        <EmptyState kind="failed" reference={error.requestId} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <CardBody aria-busy="true">
          <Skeleton />
        </CardBody>
      ) : data.length === 0 ? (
        <CardBody className={textStyles.muted} as="p">
          {translate('identity.steps.none')}
        </CardBody>
      ) : (
        <DataTable
          wrap
          caption={translate('identity.steps.changes')}
          columns={[
            {
              key: 'at',
              head: text('at'),
              cell: ({ at }) => <NoWrap>{formatDateTime(at).text}</NoWrap>,
            },
            {
              key: 'from',
              head: text('from'),
              cell: ({ from }) => (from === null ? '—' : <Code code={from} />),
            },
            {
              key: 'to',
              head: text('to'),
              cell: ({ code, failed }) => <Code code={code} failed={failed} />,
            },
            {
              key: 'took',
              head: text('took'),
              cell: ({ at }, index) => {
                const before = data[index + 1];
                return <NoWrap>{before ? <Took from={before.at} to={at} /> : '—'}</NoWrap>;
              },
            },
            {
              key: 'why',
              head: text('why'),
              cell: ({ reason, source }) => reason ?? source ?? '—',
            },
          ]}
          rows={data}
          keyOf={({ at, code }) => `${at}-${code}`}
          stateOf={({ failed }) => (failed ? 'differs' : undefined)}
        />
      )}
    </Surface>
  );
}

function Code({ code, failed }: { code: number; failed?: boolean }) {
  const translate = useTranslate();
  const { stage, known } = customerProcessStage(code);
  return (
    <>
      <Chip tone={failed ? 'danger' : 'neutral'}>{code}</Chip>{' '}
      {known && stage && translate(labelKeyOf(CustomerProcessCode, stage))}
    </>
  );
}

/** How long the step took. */
function Took({ from, to }: { from: string; to: string }) {
  const translate = useTranslate();
  const time = relativeTime(from, new Date(to));
  if (!time) return <>—</>;
  return (
    <>
      {time.unit === 'now'
        ? translate('unit.seconds', {
            smart_count: Math.round((Date.parse(to) - Date.parse(from)) / 1_000),
          })
        : translate(`unit.${time.unit}`, { smart_count: time.count })}
    </>
  );
}
