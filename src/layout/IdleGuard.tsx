import { useSyncExternalStore } from 'react';
import { idle } from '../auth/idle';
import { laterPart } from './laterPart';

const Dialog = laterPart(() => import('./IdleDialog'), 'IdleDialog');

/**
 * Shows the countdown while the idle watch says that the person is about to be signed out
 * (docs/domain/identity.md 3.3).
 */
export function IdleGuard() {
  const state = useSyncExternalStore(idle.subscribe, idle.get);
  if (state.kind !== 'warning') return null;
  return <Dialog endsAt={state.until} onStay={idle.stay} onLeave={idle.leave} />;
}
