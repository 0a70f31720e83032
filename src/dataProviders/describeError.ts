import type { MessageKey } from '../i18n/Catalogue';
import { clientMessageKey, GatewayError } from '../http/GatewayError';
import { plainMessage } from '../http/plainMessage';

/** An error as it is shown to the person. */
export interface DescribedError {
  /** One cause, one toast: reports with the same key are one. */
  key: string;
  tone: 'danger' | 'warning';
  /** Stays until dismissed. */
  sticky: boolean;
  /** Message key, or the server's own words where the catalogue lets the server speak. */
  messageKey: string;
  /** Second line: the server's reason beside the specified text. */
  serverMessage?: string;
  /** Message key of a further line: what follows for the person. */
  noteKey?: MessageKey;
  /** The number under which the gateway knows the call. */
  reference?: string;
}

/**
 * The error catalogue: no response → connection text; 500 and above → the
 * server's message or the general text; 403 → no-permission text; 401 and 409 → warnings that stay; anything else →
 * the server's message, else ours. The one place that decides how an error is shown.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof GatewayError)) return describeOther(error);
  const { kind, serverMessage, requestId, unknownOutcome } = error;
  const text = clientMessageKey(kind, error);
  const described = {
    reference: requestId,
    noteKey: unknownOutcome ? ('errors.outcome_unknown' as const) : undefined,
  };
  switch (kind) {
    case 'unauthorized':
      return { ...described, key: 'unauthorized', tone: 'warning', sticky: true, messageKey: text };
    case 'conflict':
      return {
        ...described,
        key: `conflict ${text} ${serverMessage ?? ''}`,
        tone: 'warning',
        sticky: true,
        messageKey: text,
        serverMessage,
      };
    case 'forbidden':
      return {
        ...described,
        key: 'forbidden',
        tone: 'danger',
        sticky: false,
        messageKey: text,
        serverMessage,
      };
    case 'no-response': {
      const key = unknownOutcome ? 'no-response unknown' : 'no-response';
      return { ...described, key, tone: 'danger', sticky: false, messageKey: text };
    }
    default: {
      const messageKey = serverMessage ?? text;
      const key = `${kind} ${messageKey}${unknownOutcome ? ' unknown' : ''}`;
      return { ...described, key, tone: 'danger', sticky: false, messageKey };
    }
  }
}

/** Mistakes of the program itself: their words are for programmers, unless they are a message key. */
function describeOther(error: unknown): DescribedError {
  const message = error instanceof Error ? error.message : error;
  const own = plainMessage(message);
  const messageKey = own && /^[a-z]+(\.[a-z_]+)+$/.test(own) ? own : 'error.unknown';
  return { key: `other ${messageKey}`, tone: 'danger', sticky: false, messageKey };
}
