import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { ActionButton } from '../../../framework/record/ActionButton';
import { ActionDialog } from '../../../framework/record/ActionDialog';
import { useActionBlock } from '../../../framework/record/useActionBlock';
import type { ActionOf } from '../../../entity/entity';
import { useKeys } from '../../../ui/keys/useKeys';
import { incomeFileLifecycle } from '../income-file/lifecycle';
import { actionsIn } from '../../../entity/lifecycleOf';
import { isBlank } from '../../../entity/Field';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { StoredDocuments } from '../../../fields/file/StoredDocuments';
import type incomeFiles from '../income-file/incomeFile.entity';
import { readableOf, useIncomeFiles } from '../income-file/useIncomeFiles';
import { CardFoot, Panel, Surface } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Kbd, Muted } from '../../../ui/Text/Text';
import textStyles from '../../../ui/Text/Text.module.css';
import type { IncomeFileRecord } from '../income-file/api';

/** The documents behind an income, read page by page, each with its decisions; C confirms the open one, X rejects it. */
export function IncomeDocuments({ incomeId }: { incomeId: number | string }) {
  const translate = useTranslate();
  const { entity } = useEntity<typeof incomeFiles>('income_file');
  const { data, error, isPending, refetch, see } = useIncomeFiles(incomeId);
  const [open, setOpen] = useState<string | number>();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  if (error && !data) {
    const { requestId } = error as { requestId?: string };
    return (
      <Surface>
        <EmptyState kind="failed" reference={requestId} onRetry={() => void refetch()} />
      </Surface>
    );
  }
  if (isPending) return <Skeleton aria-busy="true" />;
  const files = data ?? [];
  const file = files.find(({ id }) => id === open) ?? files[0];
  if (!file)
    return (
      <Panel className={textStyles.muted} as="p">
        {translate('income.no_files')}
      </Panel>
    );
  const isSame = (one: Asked, other: Asked) =>
    one.file.id === other.file.id && one.action === other.action;
  const ask = (wanted: Asked) =>
    setAsked((all) => (all.some((one) => isSame(one, wanted)) ? all : [...all, wanted]));
  return (
    <>
      <StoredDocuments
        files={files.map(readableOf)}
        open={file.id}
        onOpen={setOpen}
        onSeen={see}
        mark={(id) => {
          const marked = files.find((one) => one.id === id);
          return marked && <FieldValue entity={entity} field="state" record={marked} />;
        }}
      >
        <FileActions file={file} onAsk={(action) => ask({ file, action })} />
      </StoredDocuments>
      {/* What was begun on a file goes on when the person turns to the next one. */}
      {asked.map((one) => (
        <ActionDialog
          key={`${one.file.id}.${one.action}`}
          entity={entity}
          record={one.file}
          action={one.action}
          onClose={() => setAsked((all) => all.filter((other) => !isSame(other, one)))}
        />
      ))}
    </>
  );
}

type FileAction = ActionOf<typeof incomeFiles>;

/** A decision that was asked for, and is not over. */
interface Asked {
  file: IncomeFileRecord;
  action: FileAction;
}

interface FileActionsProps {
  file: IncomeFileRecord;
  onAsk: (action: FileAction) => void;
}

/** The decisions on one file, and what blocks them. */
function FileActions({ file, onAsk }: FileActionsProps) {
  const translate = useTranslate();
  const { entity } = useEntity<typeof incomeFiles>('income_file');
  const whyBlocked = useActionBlock(entity);
  const actionBlock = whyBlocked(file, 'confirm_file');
  useKeys({
    KeyC: () => !actionBlock && onAsk('confirm_file'),
    KeyX: () => !whyBlocked(file, 'reject_file') && onAsk('reject_file'),
  });
  const actions = file.state ? actionsIn(incomeFileLifecycle, file.state) : [];
  const isOpen = actions.includes('confirm_file');
  if (file.isReplaced === true || (actions.length === 0 && isBlank(file.rejectReason))) return null;
  return (
    <CardFoot>
      {actions.map((action) => (
        <ActionButton
          key={action}
          entity={entity}
          record={file}
          action={action}
          main={action === 'confirm_file'}
          onAsk={() => onAsk(action)}
        />
      ))}
      {!isBlank(file.rejectReason) && file.state === 'REJECTED' && (
        <FieldValue entity={entity} field="rejectReason" record={file} />
      )}
      {actionBlock && !actionBlock.hidden && isOpen && <Muted>{actionBlock.words}</Muted>}
      {isOpen && (
        <Muted>
          {translate('queue.keys')}: {!actionBlock && <Kbd>C</Kbd>} <Kbd>X</Kbd>
        </Muted>
      )}
    </CardFoot>
  );
}
