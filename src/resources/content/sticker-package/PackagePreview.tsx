import { useGetList } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { STICKER } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { fileAddress } from '../../../fields/file/schema';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { PhonePreview, PhoneText, PhoneTile } from '../../../ui/PhonePreview/PhonePreview';
import { Note } from '../../../ui/Text/Text';
import sticker from '../sticker/sticker.entity';
import type entity from './stickerPackage.entity';
import styles from './PackagePreview.module.css';

/** The package in the chat: its stickers in their order, once it is there. */
export function PackagePreview({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const { id, name, publisher } = record;
  const read = useGetList<RecordOf<typeof sticker>>(
    sticker.name,
    {
      filter: { packageId: [id], state: 'OFFERED' },
      pagination: { page: 1, perPage: STICKER.most },
      sort: { field: 'viewOrder', order: 'ASC' },
    },
    { retry: false, enabled: id !== undefined },
  );
  if (id === undefined) return null;
  return (
    <QueryStatus read={read}>
      <PhonePreview help={translate('content.stickers.preview_help')}>
        <PhoneTile>
          <PhoneText>
            <b>{name}</b>
            <Note>{publisher}</Note>
            <div className={styles.grid}>
              {(read.data ?? []).map((one) => (
                <img key={one.id} src={fileAddress(one.picture, 'image/')} alt={one.tag} />
              ))}
            </div>
          </PhoneText>
        </PhoneTile>
      </PhonePreview>
    </QueryStatus>
  );
}
