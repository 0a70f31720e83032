import { cx } from '../../ui/cx';
import styles from './Picture.module.css';
import { fileAddress, type StoredFile } from './schema';

interface Props {
  image: StoredFile;
  /** As high as a line of a table. */
  small?: boolean;
}

/** A picture of a record; nothing where its address is none that may be shown. */
export function Picture({ image, small }: Props) {
  const address = fileAddress(image, 'image/');
  return (
    address && (
      <img
        className={cx(styles.picture, small && styles.small)}
        src={address}
        alt={image.name}
        loading="lazy"
        decoding="async"
      />
    )
  );
}
