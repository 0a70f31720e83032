import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton';
import styles from './BarButton.module.css';

/** A button of the top bar: a sign or a few letters without a frame. */
export const BarButton = (props: Omit<IconButtonProps, 'className'>) => (
  <MuiIconButton {...props} className={styles.button} />
);
