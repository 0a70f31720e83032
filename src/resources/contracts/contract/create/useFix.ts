import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { checkOf, useOutcome } from '../../../../framework/record/useOutcome';
import { uuid } from '../../../../domain/ids';

const DONE = { check_zms: 'toast.zms_sent', compute_score: 'toast.score_computed' } as const;

interface Fix<Body> {
  send: (body: Body, idempotencyKey: string) => Promise<unknown>;
  /** As the customer's history names it. */
  action: keyof typeof DONE;
  customerId: number | string;
}

/**
 * An action that opens a gate. It is written into the customer's history, where an unknown outcome is looked up; then the
 * board is read again (docs/domain/calls.md 3.3, 3.6).
 */
export function useFix<Body>({ send: fix, action, customerId }: Fix<Body>) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { guard } = useOutcome('customers');
  // The key of the intent: made when the question opens, kept over its retries (docs/domain/calls.md 3.2).
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
        fix(body, idempotencyKey),
      );
      done();
    },
    [action, fix, customerId, guard, idempotencyKey, notify, queryClient],
  );
  return { send, onUnknown: checkOf };
}
