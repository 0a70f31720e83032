import { useNotify } from 'ra-core';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { RegistryRequestState } from '../../../domain/enums/common';
import { useTranslate } from '../../../i18n/useTranslate';
import { usePollWhilePending } from '../../../framework/record/usePollWhilePending';
import { CREDIT_REGISTRY } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import type zms from './check.entity';

const sentAt = ({ sentAt: instant }: RecordOf<typeof zms>): unknown => instant;

/** Reads checks again while the registry's answer to one of them is awaited, and notifies when it has come. */
export function usePollPendingChecks(
  shown: readonly RecordOf<typeof zms>[] | undefined,
  refetch: () => unknown,
): void {
  const notify = useNotify();
  const translate = useTranslate();
  const { pollMs, awaitedForMs } = CREDIT_REGISTRY;
  const onAnswer = (check: RecordOf<typeof zms>) =>
    notify('creditRegistry.checks.answered', {
      type: check.state === 'FAILED' ? 'warning' : 'success',
      messageArgs: {
        number: String(check.number),
        state: translate(labelKeyOf(RegistryRequestState, String(check.state))),
      },
    });
  usePollWhilePending(shown, { refetch, sentAt, onAnswer, pollMs, awaitedForMs });
}
