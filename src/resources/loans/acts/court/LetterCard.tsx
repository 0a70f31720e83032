import { useTranslate, type Identifier } from 'ra-core';
import { useMemo } from 'react';
import { Card } from '../../../../crud/parts/Card';
import { LetterFrame } from './LetterFrame';
import { MissingVariables } from './MissingVariables';
import { mergedOf } from './useLetters';
import { useRecordPart } from '../../../../crud/parts/useRecordPart';
import { letterCalls } from '../../courtRecordApi';

/** The letter as the next print would make it; what is missing is marked yellow and listed (domain 4.25). */
export function LetterCard({ id, code }: { id: Identifier; code: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRecordPart('court-list', letterCalls.letter, id);
  const letter = useMemo(() => data && mergedOf(data), [data]);
  return (
    <Card title={translate('courtRecord.letter')} className="u-section-wide">
      {error ? (
        <p role="alert">
          {translate('courtRecord.template_failed')}{' '}
          <button type="button" className="u-text-button" onClick={() => void refetch()}>
            {translate('action.retry')}
          </button>
        </p>
      ) : !data || !letter ? (
        <span className="u-skeleton" aria-busy="true" />
      ) : (
        <div className="act-preview">
          <p className="u-muted">
            {translate('courtRecord.template_version', {
              name: data.template.name,
              version: data.template.version,
            })}
          </p>
          <MissingVariables letter={letter} />
          <LetterFrame name={code} html={letter.html} />
        </div>
      )}
    </Card>
  );
}
