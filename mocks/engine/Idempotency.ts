import { ApiError } from './ApiError';
import type { Answer } from './Call';

interface Kept {
  bodyHash: string;
  answer: Answer;
}

/** Successful answers of writes by their `Idempotency-Key`: the same write again is answered, not done, again. */
export class Idempotency {
  private readonly kept = new Map<string, Kept>();

  /** @throws ApiError 422 when the key came with another body before */
  find(scope: string, bodyHash: string): Answer | undefined {
    const kept = this.kept.get(scope);
    if (!kept) return undefined;
    if (kept.bodyHash !== bodyHash) throw new ApiError(422, 'IDEMPOTENCY_KEY_REUSED');
    const { status, body, headers } = kept.answer;
    return { status, body, headers: { ...headers, 'Idempotency-Replayed': 'true' } };
  }

  keep(scope: string, bodyHash: string, answer: Answer): void {
    this.kept.set(scope, { bodyHash, answer: structuredClone(answer) });
  }
}
