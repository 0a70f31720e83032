import type { Identifier } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { letterCalls } from './api';
import { PrintedCopies } from './PrintedCopies';

/** The printed copies of a letter, each with the total that it claims. */
export function PrintedLetters({ id, code }: { id: Identifier; code: string }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { data, error, refetch } = useRecordPart('court-list', letterCalls.letters, id);
  const [opened, setOpened] = useState<number>();
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
      ) : (
        <PrintedCopies
          copies={data}
          name={code}
          own={{
            key: 'total',
            head: heading(translate('loanActions.claim.total')),
            numeric: true,
            cell: ({ total }) => formatMoney(total),
          }}
          opened={opened}
          onOpen={setOpened}
        />
      )}
    </Card>
  );
}
