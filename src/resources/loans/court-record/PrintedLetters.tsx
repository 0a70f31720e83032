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
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import recordStyles from '../../../framework/record/Record.module.css';
import textStyles from '../../../ui/Text/Text.module.css';
import { useRecordPart } from '../../../framework/parts/useRecordPart';

/** The printed copies of a letter: never changed, each with its version, total and hash. */
export function PrintedLetters({ id, code }: { id: Identifier; code: string }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { data, error, refetch } = useRecordPart('court-list', letterCalls.letters, id);
  const [opened, setOpened] = useState<number>();
  const shown = data?.find(({ version }) => version === opened);
  return (
    <Card title={translate('courtRecord.letters')} className={recordStyles.wide}>
      {error ? (
        <p role="alert">
          {translate('courtRecord.template_failed')}{' '}
          <Button variant="text" size="small" onClick={() => void refetch()}>
            {translate('action.retry')}
          </Button>
        </p>
      ) : !data ? (
        <Skeleton aria-busy="true" />
      ) : data.length === 0 ? (
        <Muted as="p">{translate('courtRecord.no_letters')}</Muted>
      ) : (
        <Stack gap={16}>
          <TableFrame label={translate('courtRecord.letters')}>
            <Table inner>
              <thead>
                <tr>
                  <th scope="col">{translate('courtRecord.version')}</th>
                  <th scope="col">{translate('courtRecord.printed_at')}</th>
                  <th scope="col" className={textStyles.num}>
                    {heading(translate('loanActs.claim.total'))}
                  </th>
                  <th scope="col">{translate('courtRecord.hash')}</th>
                  <th scope="col">
                    <Hidden>{translate('courtRecord.open')}</Hidden>
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.map((letter) => (
                  <LetterRow
                    key={letter.version}
                    letter={letter}
                    open={letter.version === opened}
                    onToggle={() =>
                      setOpened(letter.version === opened ? undefined : letter.version)
                    }
                  />
                ))}
              </tbody>
            </Table>
          </TableFrame>
          {shown && <LetterFrame name={`${code}-${shown.version}`} html={shown.html} />}
        </Stack>
      )}
    </Card>
  );
}

interface RowProps {
  letter: PrintedLetter;
  open: boolean;
  onToggle: () => void;
}

/** The start of a hash is enough to tell copies apart; all of it is in the title. */
const HASH_SHOWN = 12;

function LetterRow({ letter, open, onToggle }: RowProps) {
  const translate = useTranslate();
  const by = useUserName(letter.by ?? undefined);
  return (
    <tr>
      <th scope="row">{letter.version}</th>
      <td>
        {formatDateTime(letter.at).text} <Muted>{by}</Muted>
      </td>
      <td className={textStyles.num}>{formatMoney(letter.total)}</td>
      <td>
        <code title={letter.hash}>{letter.hash.slice(0, HASH_SHOWN)}</code>
      </td>
      <td>
        <Button variant="text" size="small" aria-expanded={open} onClick={onToggle}>
          {translate(open ? 'courtRecord.close' : 'courtRecord.open')}
        </Button>
      </td>
    </tr>
  );
}
