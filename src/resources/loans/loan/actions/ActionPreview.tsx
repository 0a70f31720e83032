import { useMemo, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useSubmitHold } from '../../../../framework/form/submitHold';
import { useMay } from '../../../../framework/useMay';
import { LEAD } from '../../../../domain/enums/lead';
import type { Loan } from '../useLoanFigures';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { loanParts } from '../api';
import { calculated, type ActionContext, type PreviewReason, type Calculate } from './calculation';
import { Stack } from '../../../../ui/Stack/Stack';
import { Button } from '../../../../ui/Button/Button';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Muted } from '../../../../ui/Text/Text';
import { Notice } from '../../../../ui/Notice/Notice';

/** What a preview's view is given: the calculated result and what it came from. */
export interface ViewProps<T> {
  result: T;
  context: ActionContext;
}

/**
 * Makes the before and after of an action: it reads the loan's book, calculates with the rules' own function from what is
 * typed, and says why where the rules refuse. The gateway calculates the same again.
 * @param Bounds what may be typed at most, shown from the start
 */
export function previewOf<T>(
  calculate: Calculate<T>,
  View: ComponentType<ViewProps<T>>,
  Bounds?: ComponentType<{ context: ActionContext }>,
): ComponentType<{ record: Loan }> {
  function Preview({ record }: { record: Loan }) {
    const translate = useTranslate();
    const { data, error, refetch } = useRecordPart('loans', loanParts.book, record.id);
    const values = useWatch();
    const isLead = useMay()(LEAD);
    const state = useMemo(() => {
      if (!data) return undefined;
      const context = { record, answer: data, values, isLead };
      return { context, ...calculated(calculate, context) };
    }, [data, isLead, record, values]);
    useSubmitHold(!state && !error);
    return (
      <Stack gap={16} as="section" aria-label={translate('loanActions.preview')}>
        {state && Bounds && <Bounds context={state.context} />}
        {error ? (
          <p role="alert">
            {translate('loanActions.failed')}{' '}
            <Button variant="text" size="small" onClick={() => void refetch()}>
              {translate('action.retry')}
            </Button>
          </p>
        ) : !state ? (
          <Skeleton aria-busy="true" />
        ) : state.kind === 'incomplete' ? (
          <Muted as="p" role="status">
            {translate('loanActions.incomplete')}
          </Muted>
        ) : state.kind === 'refused' ? (
          <Reasons reasons={state.reasons} />
        ) : (
          <View result={state.result} context={state.context} />
        )}
      </Stack>
    );
  }
  return Preview;
}

/** Why the rules refuse, in their words. */
export function Reasons({ reasons }: { reasons: readonly PreviewReason[] }) {
  const translate = useTranslate();
  return (
    <Notice role="alert" tone="danger">
      <b>{translate('loanActions.refused')}</b>
      <ul>
        {reasons.map(({ message, values }) => (
          <li key={message}>{translate(message, values)}</li>
        ))}
      </ul>
    </Notice>
  );
}
