import type { RaRecord } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { STICKER } from '../../../domain/settings';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import type { RecordOf } from '../../../entity/entity';
import { represent } from '../../../entity/represent';
import { recordSchema } from '../../../entity/validate';
import { FormDialog } from '../../../framework/form/FormDialog';
import { FormSections } from '../../../framework/form/FormSections';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { WriteButton } from '../../../framework/parts/WriteButton';
import sticker from '../sticker/sticker.entity';
import type stickerPackage from './stickerPackage.entity';

const schema = recordSchema(sticker);

/** Opens the dialog that adds a sticker to a package; closed with its reason where the package takes none. */
export function AddSticker({ to }: { to: RecordOf<typeof stickerPackage> }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const keys = useIdempotencyKeys(`${sticker.name}.${to.id}`);
  const nameOf = useCallback((record: RaRecord) => represent(sticker.name, record), []);
  const saving = useSaving({ resource: sticker.name, keys, nameOf, onSaved: close });
  const defaults = useMemo(() => ({ packageId: to.id }), [to.id]);
  const block =
    to.state === 'DELETED'
      ? translate('actionBlocks.sticker_package_deleted')
      : (to.stickerCount ?? 0) >= STICKER.most
        ? translate('actionBlocks.sticker_package_full', { count: STICKER.most })
        : undefined;
  return (
    <>
      <WriteButton
        of={sticker}
        writing="create"
        variant="primary"
        closed={block}
        onClick={() => setOpen(true)}
      >
        {translate('action.add_sticker')}
      </WriteButton>
      {open && (
        <RecordSaving saving={saving} entity={sticker}>
          <FormDialog
            title={translate('action.add_sticker')}
            schema={schema}
            defaultValues={defaults}
            onClose={close}
          >
            <FormSections entity={sticker} omit={['packageId']} />
          </FormDialog>
        </RecordSaving>
      )}
    </>
  );
}
