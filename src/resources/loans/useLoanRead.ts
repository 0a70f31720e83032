import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Read, ReadFailure } from '../../crud/parts/Read';
import { GatewayError } from '../../http/GatewayError';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import type {
  JournalLine,
  LoanAccount,
  LoanAssessment,
  LoanBookAnswer,
  LoanEvent,
  LoanParticipant,
  Receipt,
  Recovery,
  Rescheduling,
} from './wire';

/** What stands below `/loans/{id}`, by the last part of its address. */
interface LoanReads {
  book: LoanBookAnswer;
  repayments: Receipt[];
  recoveries: Recovery[];
  participants: LoanParticipant[];
  account: LoanAccount;
  'account-history': JournalLine[];
  extensions: Rescheduling[];
  renewals: Rescheduling[];
  assessment: LoanAssessment | null;
  log: LoanEvent[];
}

/** What a part must be to be shown: a list, or an object with this field. */
const SHAPES: Partial<Record<keyof LoanReads, string>> = {
  book: 'terms',
  account: 'movements',
  assessment: 'snapshots',
};

/** @throws GatewayError `BAD_BODY` for an answer of another shape: it is told as a failure, never as "nothing there" */
function checked(part: keyof LoanReads, answer: unknown): unknown {
  const field = SHAPES[part];
  const isNone = part === 'assessment' && answer === null;
  const isShaped = field
    ? typeof answer === 'object' && answer !== null && field in answer
    : Array.isArray(answer);
  if (isNone || isShaped) return answer;
  throw new GatewayError({ status: 200, code: 'BAD_BODY' });
}

/**
 * Reads one part of a loan. The header's strip and the tabs ask for the same parts: each is fetched once, and again
 * after any act (domain X5: the key begins with the resource).
 */
export function useLoanRead<K extends keyof LoanReads>(
  part: K,
  id: string | number | undefined,
): Read<LoanReads[K]> {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  return useQuery<LoanReads[K], ReadFailure>({
    queryKey: ['loans', part, String(id)],
    queryFn: ({ signal }) =>
      dataProvider.call<LoanReads[K]>('main', 'GET', `/loans/${id}/${part}`, {
        signal,
        // Nobody may have assessed a loan.
        expects: part === 'assessment' ? 'nothing' : 'json',
        check: (answer) => checked(part, answer),
      }),
    enabled: id !== undefined,
    retry: false,
  });
}
