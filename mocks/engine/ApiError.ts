import type { MessageCode, Texts } from './messages';

export interface ApiErrorDetails {
  /** Code in the answer where it differs from the message's. */
  code?: string;
  /** What the placeholders of the message take. */
  values?: Record<string, string | Texts>;
  /** Field errors: message keys. */
  fields?: Record<string, string>;
  /** Further members of the answer's body. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A refusal; the dispatcher makes the JSON answer of it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** A code of `messages.ts`, or the texts themselves. */
    readonly text: MessageCode | Texts,
    readonly details: ApiErrorDetails = {},
  ) {
    super(typeof text === 'string' ? text : text.en);
  }
}

export const notFound = () => new ApiError(404, 'NOT_FOUND');

/** 400 with field errors. */
export const invalid = (fields: Record<string, string>, values?: Record<string, unknown>) =>
  new ApiError(400, 'VALIDATION_FAILED', {
    fields,
    extra: values && Object.keys(values).length > 0 ? { fieldValues: values } : undefined,
  });
