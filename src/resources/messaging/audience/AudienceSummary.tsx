import { useTranslate } from '../../../i18n/useTranslate';
import { formatDateTime } from '../../../domain/dates';
import { ReceiverExclusion } from '../../../domain/enums/messaging';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatCount } from '../../../domain/formatCount';
import { recordPath } from '../../../entity/paths';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { Card } from '../../../framework/parts/Card';
import { useMay } from '../../../framework/useMay';
import { manifestFor } from '../../../entity/manifests';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Facts } from '../../../ui/Facts/Facts';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import type { AudienceCount, AudienceReceiver } from './api';

interface Props {
  read: Pick<QueryResult<AudienceCount>, 'data' | 'error' | 'refetch'>;
}

/** Who would get it, before it is sent: how many, some of them by name, who does not and why, and when it goes out. */
export function AudienceSummary({ read }: Props) {
  const translate = useTranslate();
  const count = read.data;
  return (
    <Card title={translate('messaging.audience.title')} read={read} data-part="audience">
      {count && (
        <Stack gap={12}>
          <Facts
            sums
            facts={[
              [
                translate('messaging.audience.receivers'),
                <b key="n">{formatCount(count.receivers)}</b>,
              ],
              [translate('messaging.audience.records'), formatCount(count.records)],
              ...count.exclusions.map(
                (one) =>
                  [
                    translate(labelKeyOf(ReceiverExclusion, one.reason)),
                    `−${formatCount(one.count)}`,
                  ] as const,
              ),
            ]}
          />
          {count.receivers === 0 && (
            <Notice tone="caution">{translate('messaging.audience.nobody')}</Notice>
          )}
          {count.quietUntil && (
            <Notice>
              {translate('messaging.audience.quiet', {
                time: formatDateTime(count.quietUntil).text,
              })}
            </Notice>
          )}
          <Sample rows={count.sample} of={count.receivers} />
        </Stack>
      )}
    </Card>
  );
}

function Sample({ rows, of }: { rows: readonly AudienceReceiver[]; of: number }) {
  const translate = useTranslate();
  const mayOpen = useMay()(manifestFor('customers')?.access.show);
  const columns: Column<AudienceReceiver>[] = [
    {
      key: 'name',
      head: translate('messaging.audience.customer'),
      isName: true,
      cell: ({ customerId, name }) => {
        const path = mayOpen && recordPath('customers', 'show', customerId);
        const words = name ?? String(customerId);
        return path ? <Link to={path}>{words}</Link> : words;
      },
    },
    {
      key: 'phone',
      head: translate('messaging.audience.phone'),
      cell: ({ phone }) => phone ?? '—',
    },
    ...(rows.some(({ code }) => code !== null)
      ? [
          {
            key: 'code',
            head: translate('messaging.audience.loan'),
            cell: ({ code }: AudienceReceiver) => code,
          },
        ]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <DataTable
      inner
      captioned
      caption={translate('messaging.audience.sample', {
        count: formatCount(rows.length),
        of: formatCount(of),
      })}
      columns={columns}
      rows={rows}
      keyOf={({ customerId, code }) => code ?? customerId}
    />
  );
}
