import { useId } from 'react';
import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type {
  FingerprintCapture,
  FingerprintErrorCode,
  FingerprintReader,
} from '../../../devices/fingerprint/FingerprintReader';
import { FingerOutline } from './FingerOutline';
import { useFinger, type FingerState } from './useFinger';
import { FieldLabel } from '../../../ui/Input/Input';
import { Button } from '../../../ui/Button/Button';
import { Bullets, Problem, Small } from '../../../ui/Text/Text';
import styles from './FingerCapture.module.css';
import { Panel } from '../../../ui/Card/Card';

interface Props {
  /** Whose finger: message key. */
  label: MessageKey;
  reader: FingerprintReader | undefined;
  capture: FingerprintCapture | undefined;
  onCapture: (capture: FingerprintCapture | undefined) => void;
  /** What is wrong: message key. */
  error?: MessageKey;
  disabled?: boolean;
}

const GUIDE = ['install', 'start', 'allow', 'retry'] as const;

/** Failures that somebody has to do something about on this computer first. */
const isSetUp = (code: FingerprintErrorCode): boolean =>
  code === 'agent-unreachable' || code === 'permission-denied' || code === 'no-reader';

/** One finger on the reader: an outline in four states, what to do now, another try, Escape to stop. */
export function FingerCapture({ label, reader, capture, onCapture, error, disabled }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { state, read } = useFinger(reader, onCapture);
  const reading = state.kind === 'reading';
  const picture =
    capture?.imageBase64 && capture.imageMime && capture.imageMime !== 'image/x-wsq'
      ? `data:${capture.imageMime};base64,${capture.imageBase64}`
      : undefined;
  return (
    <Panel as="section" className={styles.finger} data-state={state.kind} aria-labelledby={id}>
      <FieldLabel id={id} as="h3">
        {translate(label)}
      </FieldLabel>
      <FingerOutline>
        {capture && picture && (
          <img src={picture} alt={translate('xyp.finger.picture')} draggable={false} />
        )}
      </FingerOutline>
      <Small role="status" className={styles.state}>
        <b>{translate(`xyp.finger.${state.kind}`)}</b>
        <span>{translate(...detailOf(state, capture))}</span>
      </Small>
      {state.kind === 'failed' && isSetUp(state.code) && <Guide />}
      <Button
        disabled={!reader || reading || disabled}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => void read()}
      >
        {translate(state.kind === 'failed' || capture ? 'action.retry' : 'action.read_fingerprint')}
      </Button>
      {error && (
        <Problem id={`${id}-error`} role="alert">
          {translate(error)}
        </Problem>
      )}
    </Panel>
  );
}

/** The second line under the finger: a hint, why it failed, or how good the picture is. */
function detailOf(
  state: FingerState,
  capture: FingerprintCapture | undefined,
): [key: MessageKey, values?: Record<string, unknown>] {
  if (state.kind === 'reading') return [`xyp.finger.hints.${state.hint}`];
  if (state.kind === 'failed')
    return [
      state.code === 'unknown' ? 'error.fingerprint_read' : `xyp.finger.errors.${state.code}`,
    ];
  if (capture?.quality !== undefined) return ['xyp.finger.quality', { quality: capture.quality }];
  if (state.kind === 'done') return ['xyp.finger.hints.lift'];
  return ['xyp.finger.cancel_help', { key: 'Esc' }];
}

function Guide() {
  const translate = useTranslate();
  return (
    <details>
      <summary>{translate('xyp.finger.guide')}</summary>
      <Bullets as="ol">
        {GUIDE.map((step) => (
          <li key={step}>{translate(`xyp.finger.guide_steps.${step}`)}</li>
        ))}
      </Bullets>
    </details>
  );
}
