import { useTranslate } from '../../../i18n/useTranslate';
import { CONTENT } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { COLOUR } from '../../../fields/colour/schema';
import { fileAddress } from '../../../fields/file/schema';
import {
  PhonePicture,
  PhonePreview,
  PhoneText,
  PhoneTile,
} from '../../../ui/PhonePreview/PhonePreview';
import { LazySafeHtml } from '../../../ui/SafeHtml/LazySafeHtml';
import { Note } from '../../../ui/Text/Text';
import type entity from './news.entity';
import styles from './NewsPreview.module.css';

/** The article as the app opens it: its colour above, the picture where there is one, then the text. */
export function NewsPreview({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const { title, shortDescription, content, color, image } = record;
  return (
    <PhonePreview help={translate('content.news.preview_help')}>
      <PhoneTile>
        {color && COLOUR.test(color) && (
          <div className={styles.stripe} style={{ background: color }} />
        )}
        {image && <PhonePicture src={fileAddress(image, 'image/')} ratio={CONTENT.articleRatio} />}
        <PhoneText>
          <b>{title}</b>
          {shortDescription && <Note>{shortDescription}</Note>}
          {content && <LazySafeHtml html={content} />}
        </PhoneText>
      </PhoneTile>
    </PhonePreview>
  );
}
