import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** `widget` keeps the rest of the page, `page` the menu and the top bar. */
  variant: 'widget' | 'page';
  /** A change of this value clears the error: the address, for pages. */
  resetKey?: string;
  /** Where errors are reported. */
  onError?: (error: Error, info: ErrorInfo, code: string) => void;
  /** Shown instead of the notice: a failed chunk has its own page. Undefined = the notice. */
  instead?: (error: Error, retry: () => void) => ReactNode;
}

interface State {
  error?: Error;
  code?: string;
}

/** Short code of a failure: the same failure has the same code, so that two people on the telephone mean one thing. */
function codeOf({ name, message, stack = '' }: Error): string {
  const place = stack.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? '';
  let hash = 0x811c9dc5;
  for (const letter of `${name} ${message} ${place}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0').toUpperCase();
}

/** One failing card never takes the page with it, one failing page never the console (docs/domain/calls.md 5.4). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    const thrown = error instanceof Error ? error : new Error(String(error));
    return { error: thrown, code: codeOf(thrown) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info, this.state.code ?? '');
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ error: undefined, code: undefined });

  override render() {
    const { error, code = '' } = this.state;
    if (!error) return this.props.children;
    const instead = this.props.instead?.(error, this.retry);
    if (instead !== undefined) return instead;
    return <ErrorNotice variant={this.props.variant} code={code} onRetry={this.retry} />;
  }
}
