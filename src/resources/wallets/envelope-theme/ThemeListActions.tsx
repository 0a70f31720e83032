import { useTranslate } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { CreateLink } from '../../../framework/list/ListBody';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { KEEP_THEMES } from '../rights';
import entity from './envelopeTheme.entity';

const ThemeOrderDialog = lazy(() =>
  import('./ThemeOrderDialog').then((module) => ({ default: module.ThemeOrderDialog })),
);

/** Adds a theme, and puts all of them in order. */
export function ThemeListActions() {
  const translate = useTranslate();
  const mayKeep = useMay()(KEEP_THEMES);
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      {mayKeep && (
        <Button onClick={() => setOrdering(true)}>{translate('wallets.theme.order')}</Button>
      )}
      <CreateLink entity={entity} />
      {ordering && (
        <Suspense>
          <ThemeOrderDialog onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  );
}
