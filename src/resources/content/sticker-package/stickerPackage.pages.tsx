import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { recordPath } from '../../../entity/paths';
import { FieldValue } from '../../../framework/FieldValue';
import { OrderActions } from '../../../framework/list/OrderActions';
import type { EntityPages } from '../../../framework/loadEntity';
import { Button } from '../../../ui/Button/Button';
import { Row } from '../../../ui/Stack/Stack';
import { PackagePreview } from './PackagePreview';
import { PackageStickersPage } from './PackageStickersPage';
import stickerPackage from './stickerPackage.entity';

const WITH_A_PLACE = { state: ['PUBLISHED', 'UNPUBLISHED'] };

const PackageListActions = () => (
  <OrderActions entity={stickerPackage} filter={WITH_A_PLACE}>
    {(one) => (
      <Row>
        <span>{one.name}</span>
        <FieldValue entity={stickerPackage} field="state" record={one} />
      </Row>
    )}
  </OrderActions>
);

/** The way to the stickers of a package. */
function ToStickers() {
  const translate = useTranslate();
  const record = useRecordContext();
  const path = record && recordPath(stickerPackage.name, 'show', record.id);
  return path && <Button to={`${path}/stickers`}>{translate('menu.stickers.add_stickers')}</Button>;
}

/** Packages of stickers: their order beside the list, their stickers on a page of its own, and how the chat shows them. */
export const pages: EntityPages<typeof stickerPackage> = {
  ListActions: PackageListActions,
  HeaderActions: ToStickers,
  Preview: PackagePreview,
  subPages: { stickers: PackageStickersPage },
};
