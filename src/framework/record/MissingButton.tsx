import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button/Button';
import { lazyRetry } from '../../ui/lazyRetry';
import type { MissingActsProps } from './MissingActs';

const MissingActs = lazy(
  lazyRetry(() => import('./MissingActs').then((module) => ({ default: module.MissingActs }))),
);

/** What the person may not do, and who may; loaded when it is asked for. */
export const MissingDialog = (props: MissingActsProps) => (
  <Suspense fallback={null}>
    <MissingActs {...props} />
  </Suspense>
);

/** In place of acts that the person may not do: how many they are, and who may do them (docs/domain/identity.md 1.10). */
export function MissingButton({ acts, of }: Omit<MissingActsProps, 'onClose'>) {
  const translate = useTranslate();
  const [shows, setShows] = useState(false);
  return (
    <>
      <Button variant="text" size="small" onClick={() => setShows(true)}>
        {translate('record.missing', { count: acts.length })}
      </Button>
      {shows && <MissingDialog acts={acts} of={of} onClose={() => setShows(false)} />}
    </>
  );
}
