import { config } from '../../config/config';
import { hosted } from '../../domain/place';

/** Why there is no token; the messages are `shell.push.<reason>`. */
export type PushRefusal = 'not_configured' | 'unsupported' | 'refused';

const WORKER = hosted('/push-worker.js');

/**
 * Asks for the person's consent and subscribes this browser. The token is the last part of the push service's address
 * (the registration token, where that service is Firebase Cloud Messaging).
 */
export async function deviceToken(): Promise<{ token: string } | { refused: PushRefusal }> {
  const key = config().push?.vapidKey;
  if (!key) return { refused: 'not_configured' };
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    return { refused: 'unsupported' };
  }
  if ((await Notification.requestPermission()) !== 'granted') return { refused: 'refused' };
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const token = new URL(subscription.endpoint).pathname.split('/').at(-1);
  return token ? { token } : { refused: 'unsupported' };
}
