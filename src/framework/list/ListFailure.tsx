import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { listed } from '../../entity/manifests';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Permissions } from '../permissions/Permissions';

interface Props {
  entity: AnyEntity;
  error: object;
  onRetry: () => void;
}

/** Why a list could not be had: the gateway refuses it, with the permission to ask for, or it failed. */
export function ListFailure({ entity, error, onRetry }: Props) {
  const translate = useTranslate();
  const { status, requestId } = error as { status?: number; requestId?: string };
  if (status !== 403) return <EmptyState kind="failed" reference={requestId} onRetry={onRetry} />;
  const needed = listed(entity.access.list);
  return (
    <EmptyState
      kind="no-permission"
      text={
        <>
          {translate('shell.empty.no_permission_text')}
          <br />
          {translate(needed.length > 1 ? 'shell.denied.any_of' : 'shell.denied.needed')}
        </>
      }
      reference={requestId}
    >
      <Permissions
        of={needed}
        wanted={translate(entity.titles?.list ?? `resources.${entity.name}.name`, {
          smart_count: 2,
        })}
      />
    </EmptyState>
  );
}
