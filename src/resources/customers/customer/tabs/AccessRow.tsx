import { useState } from 'react';

import { useTranslate } from '../../../../i18n/useTranslate';
import { HistorySource } from '../../../../framework/record/HistorySource';
import { useMay } from '../../../../framework/useMay';
import type { HistoryRow } from '../../../../dataProviders/UrtuuDataProvider';
import { isAutoCause, isByList, isListAlone } from '../../../../domain/access/accessRules';
import { formatDateTime } from '../../../../domain/dates';
import { WithdrawAccess } from '../../../../domain/enums/customers';
import { labelKeyOf, toneOf } from '../../../../domain/enums/readEnum';
import { LEAD } from '../../../../domain/enums/lead';
import { recordPath } from '../../../../entity/paths';
import { useUserName } from '../../../../dataProviders/useUserName';
import { Person } from '../../../../framework/parts/Person';
import { Chip } from '../../../../ui/Chip/Chip';
import { Timeline } from '../../../../ui/Timeline/Timeline';
import type { ACCESS_FLAGS } from '../accessFlags';
import { Muted, Note } from '../../../../ui/Text/Text';
import { Notice } from '../../../../ui/Notice/Notice';
import { Actions } from '../../../../ui/Page/Page';
import text from '../../../../ui/Text/Text.module.css';
import { Row, Stack } from '../../../../ui/Stack/Stack';
import { Button } from '../../../../ui/Button/Button';
import { Link } from '../../../../ui/Link/Link';
import type { AccessState } from '../api';
import { CardBody } from '../../../../ui/Card/Card';
import { MissingButton } from '../../../../framework/record/MissingButton';
import styles from './AccessRow.module.css';

type Flag = (typeof ACCESS_FLAGS)[number];

/** What can be asked of an access. */
export type AccessMove = 'open' | 'close' | 'override';

interface Props {
  flag: Flag;
  state: AccessState;
  /** History of this access, the newest first. */
  rows: readonly HistoryRow[];
  /** Whose it is, by name. */
  customer: string;
  onAsk: (move: AccessMove) => void;
}

/** One access: its value, every cause of it, since when and who set it, how it came about, and what can be done. */
export function AccessRow({ flag, state, rows, customer, onAsk }: Props) {
  const translate = useTranslate();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const words = useAccessWords();
  const { value, causes, override, manual } = state;
  const [latest] = rows;
  const access = translate(`enums.CustomerAccess.${flag.access}`);
  // Then it is what the chip beside the name says, since the newest row of the history.
  const only = causes.length === 1 && causes[0].cause === value;
  const held = isAutoCause(value);
  const move = value === 'YES' ? 'close' : 'open';
  const listed = move === 'open' && causes.some(isByList);
  const why = held
    ? translate('customers.access.automatic')
    : listed
      ? translate('actionBlocks.black_listed')
      : undefined;
  return (
    <li data-access={flag.field}>
      <Row between gap="8px 16px" pad="12px 16px" className={text.small} data-part="access">
        <div className={styles.facts}>
          <b>{access}</b>{' '}
          <Chip tone={toneOf(WithdrawAccess, value)}>{words(value, isListAlone(state))}</Chip>
          {!only && (
            <Note>
              {latest
                ? translate('customers.access.since', {
                    time: formatDateTime(latest.at).text,
                    origin: translate(`enums.Origin.${latest.origin ?? 'MANUAL'}`),
                  })
                : translate('customers.access.never_changed')}
              {latest?.reason && ` · ${latest.reason}`}
            </Note>
          )}
          {causes.length > 0 && (
            <Stack as="ul" gap={4} pad="6px 0" aria-label={translate('people.access.causes')}>
              {causes.map((cause) => (
                <Cause
                  key={`${cause.cause}.${cause.source ?? cause.since}`}
                  {...cause}
                  isOnly={only}
                />
              ))}
            </Stack>
          )}
          {override && (
            <Notice tone="caution">
              {translate('people.access.overridden', { date: override.until })} {override.reason}
            </Notice>
          )}
          {held && <Note>{translate('people.access.falls_back', { value: words(manual) })}</Note>}
        </div>
        <Actions>
          <Button
            variant="text"
            size="small"
            aria-expanded={open}
            disabled={rows.length === 0}
            onClick={() => setOpen(!open)}
          >
            {translate('customers.access.history', { smart_count: rows.length })}
          </Button>
          {held && may(LEAD) && (
            <Button onClick={() => onAsk('override')}>{translate('people.access.override')}</Button>
          )}
          {may(flag.permission) ? (
            <Button
              danger={move === 'close'}
              aria-disabled={why ? true : undefined}
              title={why}
              onClick={() => !why && onAsk(move)}
            >
              {translate(`action.${move}_access`)}
            </Button>
          ) : (
            <MissingButton
              acts={[
                {
                  key: move,
                  label: `${translate(`action.${move}_access`)}: ${access}`,
                  needed: [flag.permission],
                },
              ]}
              of={customer}
            />
          )}
        </Actions>
      </Row>
      {open && (
        <CardBody>
          <Timeline
            entries={rows.map((row) => ({
              id: String(row.id),
              at: row.at,
              by: <Person id={row.origin === 'AUTO' ? null : (row.by ?? null)} />,
              title: translate(`enums.Origin.${row.origin ?? 'MANUAL'}`),
              reason: row.reason,
              source: row.source && <HistorySource row={row} />,
              changes: [
                {
                  field: translate(`enums.CustomerAccess.${flag.access}`),
                  from: words(row.from, isOfList(row.source)),
                  to: words(row.to, isOfList(row.source)),
                },
              ],
            }))}
          />
        </CardBody>
      )}
    </li>
  );
}

/** The value of an access in words: what the black list has closed, nobody has closed by hand. */
export function useAccessWords(): (value: unknown, isByBlackList?: boolean) => string {
  const translate = useTranslate();
  return (value, isByBlackList = false) =>
    isByBlackList && value === 'NO_BY_SETTING'
      ? translate('customers.access.by_list')
      : translate(labelKeyOf(WithdrawAccess, String(value)), { _: String(value) });
}

/** How the source of a cause begins that is an entry of the black list. */
const LIST = 'bw-list/';

const isOfList = (source: string | null | undefined): boolean => source?.startsWith(LIST) ?? false;

/** One cause, not named again where it is the only one, with the loan or the entry of the black list behind it where there is one. */
function Cause({
  cause,
  since,
  by,
  reason,
  source,
  loanId,
  isOnly,
}: AccessState['causes'][number] & { isOnly: boolean }) {
  const translate = useTranslate();
  const words = useAccessWords();
  const person = useUserName(by ?? undefined);
  const entry = isOfList(source) ? source?.slice(LIST.length) : undefined;
  const to = entry
    ? recordPath('bw-list', 'show', entry)
    : loanId === null
      ? undefined
      : recordPath('loans', 'show', loanId);
  return (
    <li>
      <Row as="span">
        {!isOnly && (
          <Chip tone={toneOf(WithdrawAccess, cause as never)}>
            {words(cause, entry !== undefined)}
          </Chip>
        )}
        {source &&
          (to ? (
            <Link to={to}>{entry ? translate('customers.access.black_list') : source}</Link>
          ) : (
            <span>{source}</span>
          ))}
        <Muted>
          {formatDateTime(since).text} · {by ? person : translate('record.by_system')}
          {reason && ` · ${reason}`}
        </Muted>
      </Row>
    </li>
  );
}
