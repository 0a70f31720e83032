import type { Identifier } from 'ra-core';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../framework/parts/Card';
import { LetterFrame } from './LetterFrame';
import { MissingVariables } from './MissingVariables';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { mergedOf } from './useLetters';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { letterCalls } from './api';

/**
 * The letter as the next print would make it; what is missing is marked yellow and listed
 * (docs/domain/lending.md 11.6).
 */
export function LetterCard({ id, code }: { id: Identifier; code: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRecordPart('court-list', letterCalls.letter, id);
  const letter = useMemo(() => data && mergedOf(data), [data]);
  return (
    <Card title={translate('courtRecord.letter')} across>
      {error ? (
        <p role="alert">
          {translate('printed.failed')}{' '}
          <Button variant="text" size="small" onClick={() => void refetch()}>
            {translate('action.retry')}
          </Button>
        </p>
      ) : !data || !letter ? (
        <Skeleton aria-busy="true" />
      ) : (
        <Stack gap={16}>
          <Muted as="p">
            {translate('printed.template', {
              name: data.template.name,
              version: data.template.version,
            })}
          </Muted>
          <MissingVariables letter={letter} />
          <LetterFrame isDraft name={code} html={letter.html} />
        </Stack>
      )}
    </Card>
  );
}
