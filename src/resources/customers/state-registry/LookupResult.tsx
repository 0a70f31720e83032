import { useTranslate } from 'ra-core';
import { DifferenceTable } from './DifferenceTable';
import { Panel, Surface } from '../../../ui/Card/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { Button } from '../../../ui/Button/Button';
import { Muted } from '../../../ui/Text/Text';
import styles from './LookupResult.module.css';
import type { XypReading, XypResult } from './api';
import stackStyles from '../../../ui/Stack/Stack.module.css';

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
      <Panel className={stackStyles.stack} as="section">
        <Notice tone={state === 'FAILED' ? 'danger' : 'caution'} role="alert">
          {translate(`xyp.result.${failure ?? 'NOT_AVAILABLE'}`)}
        </Notice>
        <div>
          <Button variant="primary" onClick={onAgain}>
            {translate('xyp.form.again')}
          </Button>
        </div>
      </Panel>
    );
  const shown = reading ?? result.reading;
  return (
    <div className={styles.result}>
      {shown && <DifferenceTable customerId={customerId} reading={shown} />}
      {photo && (
        <Surface className={styles.photo} as="figure">
          <img src={`data:image/png;base64,${photo}`} alt={translate('xyp.result.photo')} />
          <Muted as="figcaption">{translate('xyp.result.photo_note')}</Muted>
        </Surface>
      )}
    </div>
  );
}
