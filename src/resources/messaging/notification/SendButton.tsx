import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { SEND_NOTIFICATIONS } from './rights';

/** Beside the log's title: to a new notification. */
export function SendButton() {
  const translate = useTranslate();
  return useMay()(SEND_NOTIFICATIONS) ? (
    <Button variant="primary" to="/notification/create">
      {translate('menu.messaging.notification_create')}
    </Button>
  ) : null;
}
