import { useTranslate } from 'ra-core';
import { formatDateTime } from '../../../../domain/dates';
import { customerProcessStage } from '../../../../domain/customerProcess';
import { CustomerProcessCode } from '../../../../domain/enums/customers';
import { labelKeyOf } from '../../../../domain/enums/readEnum';
import { relativeTime } from '../../../../domain/relativeTime';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { Chip } from '../../../../ui/Chip/Chip';
import { CardBody, CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { Hidden, NoWrap } from '../../../../ui/Text/Text';
import textStyles from '../../../../ui/Text/Text.module.css';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { identityParts, type ProcessChange } from '../../identity/api';

const COLUMNS = ['at', 'from', 'to', 'took', 'why'] as const;

/** Every change of the process code with its time, the newest first. */
export function StatesTable({ id }: { id: string | number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRecordPart('customers', identityParts.states, id);
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
        <TableFrame label={translate('identity.steps.changes')}>
          <Table inner>
            <Hidden as="caption">{translate('identity.steps.changes')}</Hidden>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {translate(`identity.steps.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((change, index) => (
                <Row key={`${change.at}-${change.code}`} change={change} before={data[index + 1]} />
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Surface>
  );
}

function Row({ change, before }: { change: ProcessChange; before?: ProcessChange }) {
  const { at, from, code, failed, reason, source } = change;
  return (
    <tr data-differs={failed || undefined}>
      <NoWrap as="td">{formatDateTime(at).text}</NoWrap>
      <td>{from === null ? '—' : <Code code={from} />}</td>
      <td>
        <Code code={code} failed={failed} />
      </td>
      <NoWrap as="td">{before ? <Took from={before.at} to={at} /> : '—'}</NoWrap>
      <td>{reason ?? source ?? '—'}</td>
    </tr>
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
