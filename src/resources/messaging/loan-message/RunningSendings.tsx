import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { useJobs } from '../../../framework/jobs/useJobs';
import { Card } from '../../../ui/Card/Card';
import { Meter } from '../../../ui/Meter/Meter';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';

/** The person's own sendings that go out now, also those begun before the page was loaded; the top bar stops them. */
export function RunningSendings() {
  const translate = useTranslate();
  const jobs = useJobs().filter(({ kind, state }) => kind === 'LOAN_SMS' && state === 'RUNNING');
  if (jobs.length === 0) return null;
  return (
    <Card title={translate('loanMessage.going_out')} across data-part="loan-message-running">
      <Stack gap={12} role="status">
        {jobs.map(({ id, label, done, total }) => {
          const words = translate('shell.jobs.progress.LOAN_SMS', {
            done: formatCount(done),
            total: formatCount(total),
          });
          return (
            <Stack key={id} gap={4}>
              <b>{label}</b>
              <Row>
                <Meter label={words} value={done} max={total} />
                <Muted>{words}</Muted>
              </Row>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
