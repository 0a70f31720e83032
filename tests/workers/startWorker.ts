import { vi } from 'vitest';

interface WorkerScope {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage: (message: unknown) => void;
}

const WORKERS = {
  workbook: () => import('../../src/workers/workbook.worker'),
  readSheet: () => import('../../src/workers/readSheet.worker'),
};

/** A worker in this thread: each `Worker` of the console gets a scope of its own. */
export function stubWorker(name: keyof typeof WORKERS = 'workbook'): {
  readonly terminated: number;
} {
  const seen = { terminated: 0 };
  class NodeWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror = null;
    private readonly scope: WorkerScope = {
      onmessage: null,
      postMessage: (data) => queueMicrotask(() => this.onmessage?.({ data })),
    };
    private queue: Promise<unknown>;

    constructor() {
      vi.resetModules();
      vi.stubGlobal('self', this.scope);
      this.queue = WORKERS[name]();
    }

    postMessage(message: unknown) {
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
