import { vi } from 'vitest';
import type { FromWorkbook, ToWorkbook } from '../../../src/workers/workbookProtocol';

interface WorkerScope {
  onmessage: ((event: { data: ToWorkbook }) => void) | null;
  postMessage: (message: FromWorkbook) => void;
}

/** The workbook worker in this thread: each `Worker` of the console gets a scope of its own. */
export function stubWorker(): { readonly terminated: number } {
  const seen = { terminated: 0 };
  class NodeWorker {
    onmessage: ((event: { data: FromWorkbook }) => void) | null = null;
    onerror = null;
    private readonly scope: WorkerScope = {
      onmessage: null,
      postMessage: (data) => queueMicrotask(() => this.onmessage?.({ data })),
    };
    private queue: Promise<unknown>;

    constructor() {
      vi.resetModules();
      vi.stubGlobal('self', this.scope);
      this.queue = import('../../../src/workers/workbook.worker');
    }

    postMessage(message: ToWorkbook) {
      const data = structuredClone(message);
      this.queue = this.queue.then(() => this.scope.onmessage?.({ data }));
    }

    terminate() {
      seen.terminated += 1;
      this.scope.onmessage = null;
    }
  }
  vi.stubGlobal('Worker', NodeWorker);
  return seen;
}
