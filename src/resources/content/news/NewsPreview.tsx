import { useTranslate } from 'ra-core';
import { Suspense, lazy } from 'react';
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
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Note } from '../../../ui/Text/Text';
import type entity from './news.entity';
import styles from './NewsPreview.module.css';

const SafeHtml = lazy(() =>
  import('../../../ui/SafeHtml/SafeHtml').then((module) => ({ default: module.SafeHtml })),
);

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
          {content && (
            <Suspense fallback={<Skeleton />}>
              <SafeHtml html={content} />
            </Suspense>
          )}
        </PhoneText>
      </PhoneTile>
    </PhonePreview>
  );
}
