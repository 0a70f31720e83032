import { useGetOne, useRecordContext, type RaRecord } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney } from '../../../domain/money';
import { dynamicKey } from '../../../i18n/dynamicKey';
import type { ResourceName } from '../../../i18n/Catalogue';
import type { AskedChange } from '../../../framework/changes/AskedChange';
import { ChangeDifference } from '../../../framework/changes/ChangeDifference';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useFieldLabel } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import type { Effect, WithoutEffect } from '../../../entity/guard';
import { recordPath } from '../../../entity/paths';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Facts } from '../../../ui/Facts/Facts';
import { Stack } from '../../../ui/Stack/Stack';
import { Link } from '../../../ui/Link/Link';
import { Note } from '../../../ui/Text/Text';
import { routeFor, routes } from '../../routes';
import entity from './change.entity';

/** A change as its own page has it: with what of the last month would have gone otherwise. */
type Change = AskedChange & { effects?: readonly Effect[]; without?: WithoutEffect };

/** What of the last month would have gone otherwise, as the rules that decide have it. */
function LastMonth({ change }: { change: Change }) {
  const translate = useTranslate();
  const label = useFieldLabel(change.resource as ResourceName);
  const { effects = [], without } = change;
  if (without) return <Note>{translate(`settingChange.without.${without}`)}</Note>;
  const said = (value: Effect['before'], of: number | undefined): string => {
    if (typeof value === 'string') return formatMoney(value);
    const count = formatCount(value);
    return of === undefined ? count : translate('settingChange.of', { count, of: formatCount(of) });
  };
  return (
    <DiffTable
      rows={effects.map(({ says, field, of, before, after }) => ({
        label: translate(`settingChange.effects.${says}`, {
          field: field ? label(dynamicKey(field) as never) : '',
        }),
        before: said(before, of),
        after: said(after, of),
      }))}
    />
  );
}

/** Both, in the dialog that puts the change in force: read again, for a row of a list has no last month. */
export function InForcePreview({ record: { id } }: { record: RaRecord }) {
  const translate = useTranslate();
  const read = useGetOne<Change>(entity.name, { id }, { retry: false });
  return (
    <QueryStatus read={read}>
      {read.data && (
        <Described change={read.data} heading={translate('settingChange.last_month')} />
      )}
    </QueryStatus>
  );
}

function Described({ change, heading }: { change: Change; heading: string }) {
  useEntity(change.resource as ResourceName);
  return (
    <Stack gap={12}>
      <ChangeDifference change={change} />
      <strong>{heading}</strong>
      <LastMonth change={change} />
    </Stack>
  );
}

/** A change: what it makes of what holds, and what of the last month would have gone otherwise. */
export function ChangeBody() {
  const translate = useTranslate();
  const change = useRecordContext<Change>();
  if (!change) return null;
  return (
    <>
      <Card title={translate('settingChange.difference')} data-part="change-difference">
        <Stack gap={12}>
          <Facts
            facts={[
              [
                translate('resources.settings/changes.fields.record'),
                <Changed key="record" change={change} />,
              ],
              [translate('resources.common.fields.reason'), change.reason],
            ]}
          />
          <ChangeDifference change={change} />
        </Stack>
      </Card>
      {change.state === 'WAITING' && (
        <Card title={translate('settingChange.last_month')} data-part="change-last-month">
          <Loaded change={change} />
        </Card>
      )}
    </>
  );
}

/** What is changed: its record, or the page that has all of its settings; the list where there is no record yet. */
function Changed({ change: { resource, record, recordName } }: { change: Change }) {
  const may = useMay();
  const id = record?.slice(record.lastIndexOf('/') + 1);
  const name = resource as ResourceName;
  const to =
    (id && recordPath(name, 'show', id)) ??
    routes.find((one) => one.resource === name && !one.path.includes(':'))?.path;
  const page = to && routeFor(to);
  return page && may(page.access) ? <Link to={to}>{recordName}</Link> : <span>{recordName}</span>;
}

/** The words of what is changed are those of its area. */
function Loaded({ change }: { change: Change }) {
  useEntity(change.resource as ResourceName);
  return <LastMonth change={change} />;
}
