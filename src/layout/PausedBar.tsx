import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { pausedGateways, subscribeToPauses } from '../http/gatewayPauses';
import { NETWORK } from '../domain/settings';
import { ShellBar } from './ShellBar';

const isPaused = () => pausedGateways().length > 0;

/** Some gateways do not answer and are left alone for a moment (docs/domain/calls.md 2.3); the others work on. */
export function PausedBar() {
  const translate = useTranslate();
  const [paused, setPaused] = useState(isPaused);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const still = isPaused();
      setPaused(still);
      // A pause ends by itself, and nothing reports that.
      if (still) timer = setTimeout(look, NETWORK.breakerMs / 10);
    };
    look();
    const stop = subscribeToPauses(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <div role="status">{paused && <ShellBar>{translate('errors.gateway_paused')}</ShellBar>}</div>
  );
}
