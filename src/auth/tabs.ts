/** What tabs send each other: keycloak-js knows its own tab only. */
export type TabMessage =
  | { type: 'signed-out'; keepDrafts: boolean }
  | { type: 'activity'; at: number };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('urtuu');
// In Node a channel would keep a finished process alive.
(channel as { unref?: () => void } | undefined)?.unref?.();

/** Sends to the other tabs of this console. */
export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Receives what the other tabs send. @returns a function that ends it */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listener(data);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

function isTabMessage(data: unknown): data is TabMessage {
  const { type, at, keepDrafts } = (data ?? {}) as Record<string, unknown>;
  if (type === 'signed-out') return typeof keepDrafts === 'boolean';
  return type === 'activity' && typeof at === 'number';
}
