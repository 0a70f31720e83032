import { cx } from '../../ui/cx';
import styles from './Picture.module.css';
import { Muted } from '../../ui/Text/Text';
import textStyles from '../../ui/Text/Text.module.css';
import type { StoredFile } from './schema';
import { useFileAddress } from './useFileAddress';

interface Props {
  image: StoredFile;
  /** As high as a line of a table. */
  small?: boolean;
}

/** A picture of a record; its name while it is on its way, and where it cannot be had. */
export function Picture({ image, small }: Props) {
  const { address, isPending } = useFileAddress(image, 'image/');
  if (!address)
    return (
      <Muted className={textStyles.clip} aria-busy={isPending || undefined}>
        {image.name}
      </Muted>
    );
  return (
    <img
      className={cx(styles.picture, small && styles.small)}
      src={address}
      alt={image.name}
      loading="lazy"
      decoding="async"
    />
  );
}
