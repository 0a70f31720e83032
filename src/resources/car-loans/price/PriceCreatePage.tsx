import { useTranslate } from '../../../i18n/useTranslate';
import { EntityFormPage } from '../../../framework/form/EntityFormPage';
import { useEntity } from '../../../framework/loadEntity';
import { useMayWrite } from '../../../framework/useMayWrite';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { PageStack } from '../../../ui/Page/Page';
import { Surface } from '../../../ui/Card/Card';

const RESOURCE = 'car-loan/prices';

/** A new allowed price: the form for users who may set prices, the reason for everybody else who comes here. */
export function Page() {
  const { entity } = useEntity(RESOURCE);
  const translate = useTranslate();
  const mayWrite = useMayWrite();
  if (mayWrite(entity, 'create')) return <EntityFormPage name={RESOURCE} kind="create" />;
  return (
    <PageStack>
      <PageTitle>{translate('menu.car_loan.price_create')}</PageTitle>
      <Surface>
        <EmptyState kind="no-permission" text={translate('carLoans.read_only')} />
      </Surface>
    </PageStack>
  );
}
