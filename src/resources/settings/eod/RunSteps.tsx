import { useTranslate } from '../../../i18n/useTranslate';
import type { EodStepState } from '../../../domain/enums/settings';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney } from '../../../domain/money';
import { timeLeft } from '../../../framework/jobs/timeLeft';
import { Meter } from '../../../ui/Meter/Meter';
import { Notice } from '../../../ui/Notice/Notice';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Step, Steps, type StepStanding } from '../../../ui/Steps/Steps';
import { Muted, Note } from '../../../ui/Text/Text';
import type { Run } from './useRun';

const STANDING: Readonly<Record<EodStepState, StepStanding>> = {
  AHEAD: 'ahead',
  RUNNING: 'current',
  DONE: 'done',
  FAILED: 'failed',
  SKIPPED: 'ahead',
};

/** How far a run is: its progress in words and as a bar, why it stopped, and each step with what it did. */
export function RunSteps({ run }: { run: Run }) {
  const translate = useTranslate();
  const { steps, state, leftMs } = run;
  const total = steps.length;
  const done = steps.filter((step) => step.state === 'DONE').length;
  const failed = steps.find((step) => step.state === 'FAILED');
  const stopped = failed ?? steps.find(({ cause }) => cause !== null);
  const stoppedAt =
    stopped &&
    translate('eod.stopped_at', {
      step: translate(`enums.EodStep.${stopped.step}`),
      cause: stopped.cause ? translate(`enums.EodCause.${stopped.cause}`) : '',
    });
  const progress = translate('eod.progress', { done, total });
  return (
    <Stack gap={12}>
      {failed && (
        <Notice tone="danger" sign>
          {stoppedAt}
          <Note>{translate('eod.resume_help')}</Note>
        </Notice>
      )}
      {run.isByItself && (
        <Notice tone="caution">
          {stoppedAt}
          <Note>{translate(stoppedAt ? 'eod.by_itself_stopped' : 'eod.by_itself')}</Note>
        </Notice>
      )}
      {state !== 'NOT_RUN' && (
        <Row>
          <Meter label={progress} value={done} max={total} />
          <span role="status" data-part="eod-progress">
            {progress}
          </span>
          {leftMs !== null && (
            <Muted>{translate('eod.left', { time: timeLeft(leftMs, translate) })}</Muted>
          )}
        </Row>
      )}
      <Steps>
        {steps.map(({ step, state: standing, count, amount }, place) => (
          <Step
            key={step}
            name={`${place + 1}. ${translate(`enums.EodStep.${step}`)}`}
            standing={STANDING[standing]}
          >
            <div>{translate(`enums.EodStepState.${standing}`)}</div>
            {count !== null && <div>{translate('eod.count', { count: formatCount(count) })}</div>}
            {amount !== null && <div>{formatMoney(amount)} ₮</div>}
          </Step>
        ))}
      </Steps>
    </Stack>
  );
}
