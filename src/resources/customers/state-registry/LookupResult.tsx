import { useTranslate } from '../../../i18n/useTranslate';
import { DifferenceTable } from './DifferenceTable';
import { Panel } from '../../../ui/Card/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { Button } from '../../../ui/Button/Button';
import type { XypReading, XypResult } from './api';
import { Note } from '../../../ui/Text/Text';
import { Split, Stack } from '../../../ui/Stack/Stack';

interface Props {
  customerId: string;
  result: XypResult;
  /** The reading as it is now: what was taken over is no difference any more. */
  reading: XypReading | null;
  onAgain: () => void;
}

/** What the state registry answered; every failure in its own words, with the way to try again. */
export function LookupResult({ customerId, result, reading, onAgain }: Props) {
  const translate = useTranslate();
  const { state, failure, photo } = result;
  if (state !== 'AVAILABLE')
    return (
      <Panel as="section">
        <Stack>
          <Notice tone={state === 'FAILED' ? 'danger' : 'caution'} role="alert">
            {translate(`xyp.result.${failure ?? 'NOT_AVAILABLE'}`)}
          </Notice>
          <div>
            <Button variant="primary" onClick={onAgain}>
              {translate('xyp.form.again')}
            </Button>
          </div>
        </Stack>
      </Panel>
    );
  const shown = reading ?? result.reading;
  return (
    <Split side="auto">
      {shown && <DifferenceTable customerId={customerId} reading={shown} />}
      {photo && (
        <Panel as="figure">
          <img
            width="128"
            src={`data:image/png;base64,${photo}`}
            alt={translate('xyp.result.photo')}
          />
          <Note as="figcaption">{translate('xyp.result.photo_note')}</Note>
        </Panel>
      )}
    </Split>
  );
}
