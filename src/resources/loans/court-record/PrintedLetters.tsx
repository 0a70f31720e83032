import { useTranslate, type Identifier } from 'ra-core';
import { useState } from 'react';
import { useMoneyHeading } from '../../../framework/useLabels';
import { useUserName } from '../../../dataProviders/useUserName';
import { formatDateTime } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import { letterCalls, type PrintedLetter } from './api';
import { Card } from '../../../framework/parts/Card';
import { LetterFrame } from './LetterFrame';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Hidden, Muted } from '../../../ui/Text/Text';
import { Stack } from '../../../ui/Stack/Stack';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { useRecordPart } from '../../../framework/parts/useRecordPart';

/** The printed copies of a letter: never changed, each with its version, total and hash. */
export function PrintedLetters({ id, code }: { id: Identifier; code: string }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { data, error, refetch } = useRecordPart('court-list', letterCalls.letters, id);
  const [opened, setOpened] = useState<number>();
  const shown = data?.find(({ version }) => version === opened);
  return (
    <Card title={translate('printed.copies')} across>
      {error ? (
        <p role="alert">
          {translate('printed.failed')}{' '}
          <Button variant="text" size="small" onClick={() => void refetch()}>
            {translate('action.retry')}
          </Button>
        </p>
      ) : !data ? (
        <Skeleton aria-busy="true" />
      ) : data.length === 0 ? (
        <Muted as="p">{translate('printed.none')}</Muted>
      ) : (
        <Stack gap={16}>
          <DataTable
            inner
            caption={translate('printed.copies')}
            columns={[
              {
                key: 'version',
                head: translate('printed.version'),
                isName: true,
                cell: ({ version }) => version,
              },
              {
                key: 'at',
                head: translate('printed.at'),
                cell: ({ at, by }) => (
                  <>
                    {formatDateTime(at).text} <Printer id={by} />
                  </>
                ),
              },
              {
                key: 'total',
                head: heading(translate('loanActions.claim.total')),
                numeric: true,
                cell: ({ total }) => formatMoney(total),
              },
              {
                key: 'hash',
                head: translate('printed.hash'),
                cell: ({ hash }) => <code title={hash}>{hash.slice(0, HASH_SHOWN)}</code>,
              },
              {
                key: 'actions',
                head: <Hidden>{translate('printed.open')}</Hidden>,
                actions: true,
                cell: ({ version }) => {
                  const open = version === opened;
                  return (
                    <Button
                      variant="text"
                      size="small"
                      aria-expanded={open}
                      onClick={() => setOpened(open ? undefined : version)}
                    >
                      {translate(open ? 'printed.close' : 'printed.open')}
                    </Button>
                  );
                },
              },
            ]}
            rows={data}
            keyOf={({ version }) => version}
          />
          {shown && <LetterFrame name={`${code}-${shown.version}`} html={shown.html} />}
        </Stack>
      )}
    </Card>
  );
}

/** The start of a hash is enough to tell copies apart; all of it is in the title. */
const HASH_SHOWN = 12;

function Printer({ id }: { id: PrintedLetter['by'] }) {
  return <Muted>{useUserName(id ?? undefined)}</Muted>;
}
