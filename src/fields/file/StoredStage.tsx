import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { ImageStage } from '../../ui/ImageStage/ImageStage';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Muted } from '../../ui/Text/Text';
import type { StoredFile } from './schema';
import { useFileAddress } from './useFileAddress';

interface Props {
  image: StoredFile | null | undefined;
  /** What the picture is, shown above it. */
  label: string;
  /** What it shows, for who cannot see it. */
  alt: string;
  /** Said where there is none. */
  none: string;
}

/** A picture of a record to be examined closely; what is missing, on its way or could not be had says so. */
export function StoredStage({ image, label, alt, none }: Props) {
  const translate = useTranslate();
  const { address, isPending, retry } = useFileAddress(image ?? undefined, 'image/');
  if (address) return <ImageStage src={address} label={label} alt={alt} />;
  return (
    <Card title={label}>
      {isPending ? (
        <Skeleton aria-busy="true" />
      ) : retry ? (
        <Stack role="alert" gap={8}>
          {translate('documents.failed')}
          <span>
            <Button onClick={retry}>{translate('documents.retry')}</Button>
          </span>
        </Stack>
      ) : (
        <Muted as="p">{none}</Muted>
      )}
    </Card>
  );
}
