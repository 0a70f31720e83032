import { useTranslate, type Identifier } from 'ra-core';
import { useState } from 'react';
import { useMoneyHeading } from '../../../../crud/useLabels';
import { useUserName } from '../../../../dataProviders/useUserName';
import { formatDateTime } from '../../../../domain/dates';
import { formatMoney } from '../../../../domain/money';
import { letterCalls, type PrintedLetter } from '../../courtRecordApi';
import { Card } from '../../../../crud/parts/Card';
import { LetterFrame } from './LetterFrame';
import { useRecordPart } from '../../../../crud/parts/useRecordPart';
import '../../loans.css';

/** The printed copies of a letter: never changed, each with its version, total and hash. */
export function PrintedLetters({ id, code }: { id: Identifier; code: string }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { data, error, refetch } = useRecordPart('court-list', letterCalls.letters, id);
  const [opened, setOpened] = useState<number>();
  const shown = data?.find(({ version }) => version === opened);
  return (
    <Card title={translate('courtRecord.letters')} className="u-section-wide">
      {error ? (
        <p role="alert">
          {translate('courtRecord.template_failed')}{' '}
          <button type="button" className="u-text-button" onClick={() => void refetch()}>
            {translate('action.retry')}
          </button>
        </p>
      ) : !data ? (
        <span className="u-skeleton" aria-busy="true" />
      ) : data.length === 0 ? (
        <p className="u-muted loan-none">{translate('courtRecord.no_letters')}</p>
      ) : (
        <div className="act-preview">
          <div
            className="act-scroll"
            tabIndex={0}
            role="group"
            aria-label={translate('courtRecord.letters')}
          >
            <table className="act-table">
              <thead>
                <tr>
                  <th scope="col">{translate('courtRecord.version')}</th>
                  <th scope="col">{translate('courtRecord.printed_at')}</th>
                  <th scope="col" className="u-num">
                    {heading(translate('loanActs.claim.total'))}
                  </th>
                  <th scope="col">{translate('courtRecord.hash')}</th>
                  <th scope="col">
                    <span className="u-hidden">{translate('courtRecord.open')}</span>
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
            </table>
          </div>
          {shown && <LetterFrame name={`${code}-${shown.version}`} html={shown.html} />}
        </div>
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
        {formatDateTime(letter.at).text} <span className="u-muted">{by}</span>
      </td>
      <td className="u-num">{formatMoney(letter.total)}</td>
      <td>
        <code title={letter.hash}>{letter.hash.slice(0, HASH_SHOWN)}</code>
      </td>
      <td>
        <button type="button" className="u-text-button" aria-expanded={open} onClick={onToggle}>
          {translate(open ? 'courtRecord.close' : 'courtRecord.open')}
        </button>
      </td>
    </tr>
  );
}
