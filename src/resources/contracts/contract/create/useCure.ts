import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { checkOf, useOutcome } from '../../../../framework/record/useOutcome';
import { uuid } from '../../../../domain/ids';

const DONE = { check_zms: 'toast.zms_sent', compute_score: 'toast.score_computed' } as const;

interface Cure<Body> {
  send: (body: Body, idempotencyKey: string) => Promise<unknown>;
  /** As the customer's history names it. */
  action: keyof typeof DONE;
  customerId: number | string;
}

/**
 * An act that cures a gate. It is written into the customer's history, where an unknown outcome is looked up; then the
 * board is read again (domain X5, X6).
 */
export function useCure<Body>({ send: cure, action, customerId }: Cure<Body>) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { guard } = useOutcome('customers');
  // The key of the intent: made when the question opens, kept over its retries (INT-2).
  const [idempotencyKey] = useState(uuid);
  const send = useCallback(
    async (body: Body) => {
      const done = () => {
        void queryClient.invalidateQueries({ queryKey: ['contract', 'gates'] });
        for (const resource of ['customers', 'zms', 'customers/zms'])
          void queryClient.invalidateQueries({ queryKey: [resource] });
        notify(DONE[action], { type: 'success' });
      };
      await guard({ id: customerId, action, idempotencyKey, onBooked: done }, () =>
        cure(body, idempotencyKey),
      );
      done();
    },
    [action, cure, customerId, guard, idempotencyKey, notify, queryClient],
  );
  return { send, onUnknown: checkOf };
}
