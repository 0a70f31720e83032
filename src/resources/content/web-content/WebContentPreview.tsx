import { useTranslate } from '../../../i18n/useTranslate';
import { WEB_PICTURES } from '../../../domain/settings';
import { isWebUrl } from '../../../domain/identifiers';
import { PICTURES_OF } from '../../../domain/webPictures';
import type { RecordOf } from '../../../entity/entity';
import { fileAddress } from '../../../fields/file/schema';
import {
  PhonePicture,
  PhonePreview,
  PhoneText,
  PhoneTile,
} from '../../../ui/PhonePreview/PhonePreview';
import { Note } from '../../../ui/Text/Text';
import type entity from './webContent.entity';

/** The page in a phone's browser: the pictures of its type from the first to the last, then its words. */
export function WebContentPreview({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const { type, title, description, link } = record;
  const kinds = type ? PICTURES_OF[type].filter((kind) => !kind.endsWith('Desktop')) : [];
  return (
    <PhonePreview help={translate('content.web.preview_help')}>
      <PhoneTile>
        {kinds.map((kind) => {
          const picture = record[kind];
          return (
            <PhonePicture
              key={kind}
              src={picture ? fileAddress(picture, 'image/') : undefined}
              ratio={WEB_PICTURES[kind]}
            />
          );
        })}
        <PhoneText>
          <b>{title}</b>
          {description && <Note>{description}</Note>}
          {link && isWebUrl(link) && <Note>{new URL(link).hostname}</Note>}
        </PhoneText>
      </PhoneTile>
    </PhonePreview>
  );
}
