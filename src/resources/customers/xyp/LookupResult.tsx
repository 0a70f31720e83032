import { useTranslate } from 'ra-core';
import { DifferenceTable } from './DifferenceTable';
import type { XypReading, XypResult } from './api';

interface Props {
  customerId: string;
  result: XypResult;
  /** The reading as it stands now: what was taken over is no difference any more. */
  reading: XypReading | null;
  onAgain: () => void;
}

/** What the state registry answered; every failure in its own words, with the way to try again. */
export function LookupResult({ customerId, result, reading, onAgain }: Props) {
  const translate = useTranslate();
  const { state, failure, photo } = result;
  if (state !== 'AVAILABLE')
    return (
      <section className="u-card u-card-body xyp-form">
        <div
          className="u-notice"
          data-tone={state === 'FAILED' ? 'danger' : 'caution'}
          role="alert"
        >
          {translate(`xyp.result.${failure ?? 'NOT_AVAILABLE'}`)}
        </div>
        <div>
          <button type="button" className="u-button" data-main onClick={onAgain}>
            {translate('xyp.form.again')}
          </button>
        </div>
      </section>
    );
  const shown = reading ?? result.reading;
  return (
    <div className="xyp-result">
      {shown && <DifferenceTable customerId={customerId} reading={shown} />}
      {photo && (
        <figure className="u-card xyp-photo">
          <img src={`data:image/png;base64,${photo}`} alt={translate('xyp.result.photo')} />
          <figcaption className="u-muted">{translate('xyp.result.photo_note')}</figcaption>
        </figure>
      )}
    </div>
  );
}
