import { useTranslate } from '../../i18n/useTranslate';
import { useTellError } from '../../dataProviders/useTellError';
import styles from './BellPanel.module.css';
import { useDataProvider, useNotify } from 'ra-core';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { subscribeToPush } from '../api';

/** Registers this browser for push messages; the browser is asked only after this click. */
export function PushEntry() {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellError();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const enable = async () => {
    try {
      const { deviceToken } = await import('./push');
      const answer = await deviceToken();
      if ('refused' in answer) {
        notify(`shell.push.${answer.refused}`, { type: 'warning' });
        return;
      }
      await dataProvider.call(subscribeToPush, { params: { token: answer.token } });
      notify('shell.push.enabled', { type: 'success' });
    } catch (error) {
      tell(error);
    }
  };
  return (
    <button type="button" className={styles.item} onClick={() => void enable()}>
      <span>{translate('shell.push.enable')}</span>
    </button>
  );
}
