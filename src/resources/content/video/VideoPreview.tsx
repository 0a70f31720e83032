import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import { useTranslate } from '../../../i18n/useTranslate';
import { isWebUrl } from '../../../domain/identifiers';
import { VIDEO } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { fileAddress } from '../../../fields/file/schema';
import {
  PhonePicture,
  PhonePreview,
  PhoneText,
  PhoneTile,
} from '../../../ui/PhonePreview/PhonePreview';
import { LazySafeHtml } from '../../../ui/SafeHtml/LazySafeHtml';
import { Note } from '../../../ui/Text/Text';
import { durationText } from '../../../domain/durationText';
import type entity from './video.entity';
import styles from './VideoPreview.module.css';

/**
 * The video as the app offers it, before it is played: the console's own cover and the host of the link. Nothing is asked
 * of that host, which would learn who looks at what.
 */
export function VideoPreview({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const { title, link, duration, cover, content } = record;
  const host = link && isWebUrl(link) ? new URL(link).hostname : undefined;
  return (
    <PhonePreview help={translate('content.video.preview_help')}>
      <PhoneTile>
        <PhonePicture
          src={cover ? fileAddress(cover, 'image/') : undefined}
          ratio={VIDEO.coverRatio}
        >
          <PlayIcon className={styles.play} />
          {typeof duration === 'number' && (
            <span className={styles.duration}>{durationText(duration)}</span>
          )}
        </PhonePicture>
        <PhoneText>
          <b>{title}</b>
          {host && <Note>{host}</Note>}
          {content && <LazySafeHtml html={content} />}
        </PhoneText>
      </PhoneTile>
    </PhonePreview>
  );
}
