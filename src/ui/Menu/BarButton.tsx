import { part } from '../part';
import icon from '../IconButton/IconButton.module.css';
import { cx } from '../cx';
import styles from './BarButton.module.css';

const Plain = part('button', cx(icon.button, styles.button));

/** A button of the top bar: a sign or a few letters without a frame. */
export const BarButton = (props: Parameters<typeof Plain>[0]) => <Plain type="button" {...props} />;
