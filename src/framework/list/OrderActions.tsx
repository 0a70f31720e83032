import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { Button } from '../../ui/Button/Button';
import { useMay } from '../useMay';
import { CreateLink } from './ListBody';
import type { OrderProps } from './OrderEditor';

const OrderDialog = lazy(() =>
  import('./OrderDialog').then((module) => ({ default: module.OrderDialog })),
) as typeof import('./OrderDialog').OrderDialog;

/** Beside the title of a list whose order people make: puts its records in order, and adds one. */
export function OrderActions<E extends AnyEntity>(props: OrderProps<E>) {
  const { entity } = props;
  const translate = useTranslate();
  const mayMove = useMay()(entity.lifecycle?.actions.move.access);
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      {mayMove && (
        <Button onClick={() => setOrdering(true)}>{translate('shell.order.title')}</Button>
      )}
      <CreateLink entity={entity} />
      {ordering && (
        <Suspense>
          <OrderDialog {...props} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  );
}
