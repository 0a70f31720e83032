import { useTranslate } from '../../../i18n/useTranslate';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatCount } from '../../../domain/formatCount';
import { uuid } from '../../../domain/ids';
import { doubtsOfSms } from '../../../domain/messaging/smsText';
import { quietHours } from '../../../domain/messaging/quietHours';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useRefreshJobs } from '../../../framework/jobs/useRefreshJobs';
import { typedCount } from '../../../framework/record/actionAnswers';
import { displayError } from '../../../framework/record/displayError';
import { checkOf, useOutcome } from '../../../framework/record/useOutcome';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Muted } from '../../../ui/Text/Text';
import { planLoanMessage, sendLoanMessage, type LoanMessage, type LoanMessagePlan } from './api';
import { LoanMessageTable } from './LoanMessageTable';

interface Props {
  message: LoanMessage;
  /** Those who have had it today get it again, too. */
  onAgain: () => void;
  onSent: () => void;
}

/** Everybody who is meant with the own message, who gets none and why, what it comes to, and the way to send it. */
export function LoanMessagePreview({ message, onAgain, onSent }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const read = useQuery<LoanMessagePlan, ReadFailure>({
    queryKey: ['loan-messages', message],
    queryFn: ({ signal }) => dataProvider.call(planLoanMessage, { body: message, signal }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const plan = read.data;
  const quiet = quietHours(useSystemSettings());
  return (
    <Card title={translate('loanMessage.preview_title')} across data-part="loan-message-preview">
      <QueryStatus
        read={read}
        empty={
          plan?.rows.length === 0
            ? { title: translate('loanMessage.nobody'), text: plan.unknown.join(', ') }
            : undefined
        }
      >
        {plan && (
          <Stack gap={12}>
            <Facts
              sums
              facts={[
                [translate('loanMessage.going'), formatCount(plan.count)],
                [translate('loanMessage.kept'), formatCount(plan.rows.length - plan.count)],
                [translate('messaging.sms.parts'), formatCount(plan.segments)],
                [translate('messaging.sms.price'), <MoneyText key="price" value={plan.price} />],
              ]}
            />
            {plan.unknown.length > 0 && (
              <Notice tone="warning">
                {translate('loanMessage.unknown', { codes: plan.unknown.join(', ') })}
              </Notice>
            )}
            <SentToday plan={plan} onAgain={onAgain} />
            <Doubts plan={plan} />
            {plan.isQuiet && (
              <Notice tone="warning">{translate('actionBlocks.quiet_hours', quiet)}</Notice>
            )}
            <Example plan={plan} />
            <SendMessages message={message} plan={plan} onSent={onSent} />
            <LoanMessageTable rows={plan.rows} />
          </Stack>
        )}
      </QueryStatus>
    </Card>
  );
}

/** The first message as its receiver reads it, with its size: the others differ in their values alone. */
function Example({ plan }: { plan: LoanMessagePlan }) {
  const translate = useTranslate();
  const first = plan.rows.find(({ exclusion }) => exclusion === null);
  if (!first) return null;
  return (
    <Stack gap={4} data-part="loan-message-example">
      <Muted>
        {translate('loanMessage.example', { name: first.name, smart_count: first.segments })}
      </Muted>
      <Notice>{first.text}</Notice>
    </Stack>
  );
}

/** Who has had the same today: nobody gets it twice without being asked for. */
function SentToday({ plan, onAgain }: { plan: LoanMessagePlan; onAgain: () => void }) {
  const translate = useTranslate();
  const count = plan.rows.filter(({ exclusion }) => exclusion === 'SENT_TODAY').length;
  if (count === 0) return null;
  return (
    <Notice tone="caution" data-part="loan-message-again">
      <Stack gap={8}>
        {translate('loanMessage.sent_today', { count: formatCount(count) })}
        <Row>
          <Button onClick={onAgain}>{translate('loanMessage.again')}</Button>
        </Row>
      </Stack>
    </Notice>
  );
}

/** What somebody else may read in what would go out. */
function Doubts({ plan }: { plan: LoanMessagePlan }) {
  const translate = useTranslate();
  const doubts = new Set(
    plan.rows
      .filter(({ exclusion }) => exclusion === null)
      .flatMap(({ text, name }) => doubtsOfSms(text, name.split(' '))),
  );
  return [...doubts].map((doubt) => (
    <Notice key={doubt} tone="caution">
      {translate(`messaging.sms.doubts.${doubt}`)}
    </Notice>
  ));
}

/** Sends what is shown, once; the number is typed where it is many. */
function SendMessages({
  message,
  plan,
  onSent,
}: Omit<Props, 'onAgain'> & { plan: LoanMessagePlan }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { guard } = useOutcome('loans');
  // The key of the intent: a repeat after a lost answer sends nothing twice (docs/domain/calls.md 3.2).
  const [idempotencyKey] = useState(uuid);
  const [open, setOpen] = useState(false);
  const { count } = plan;
  const shown = formatCount(count);
  const first = plan.rows.find(({ exclusion }) => exclusion === null);
  const refreshJobs = useRefreshJobs();
  const tellSent = (sent: number, isJob = false) => {
    refreshJobs();
    notify(isJob ? 'loanMessage.sending' : 'loanMessage.sent', {
      type: 'success',
      messageArgs: { count: formatCount(sent) },
    });
    onSent();
  };
  const send = async () => {
    const intent = {
      id: first?.loanId ?? 0,
      action: 'send_sms',
      idempotencyKey,
      onBooked: () => tellSent(count),
    };
    const { sent, isJob } = await guard(intent, () =>
      dataProvider.call(sendLoanMessage, { body: { ...message, count }, idempotencyKey }),
    );
    void queryClient.invalidateQueries({ queryKey: ['sms'] });
    tellSent(sent, isJob);
  };
  const title = translate('action.send_sms');
  return (
    <Row>
      <Button
        variant="primary"
        disabled={count === 0 || plan.isQuiet}
        onClick={() => setOpen(true)}
      >
        {`${title}: ${shown}`}
      </Button>
      {open && (
        <ConfirmDialog
          open
          irreversible
          kind="consequence"
          title={`${title}: ${shown}`}
          confirmLabel={title}
          typed={typedCount(count, translate)}
          tell={(failure) => displayError(failure, translate)}
          onUnknown={checkOf}
          onConfirm={send}
          onClose={() => setOpen(false)}
        >
          {translate('loanMessage.confirm', { count: shown })}
        </ConfirmDialog>
      )}
    </Row>
  );
}
