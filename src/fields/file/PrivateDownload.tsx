import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { useTellError } from '../../dataProviders/useTellError';
import { Button } from '../../ui/Button/Button';
import { saveBlob } from '../../ui/saveBlob';
import { readFileBytes } from './api';

interface Props {
  id: string;
  /** Under which it is saved. */
  name: string;
  /** What the button says. */
  children: string;
}

/** Fetches a document that is not for everybody with the person's token, and hands it over. */
export function PrivateDownload({ id, name, children }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const [isOn, setOn] = useState(false);
  const fetchIt = async () => {
    setOn(true);
    try {
      saveBlob(await dataProvider.call(readFileBytes, { params: { id } }), name);
    } catch (error) {
      tellError(error);
    } finally {
      setOn(false);
    }
  };
  return (
    <Button
      variant="text"
      size="small"
      title={translate('action.download')}
      loading={isOn}
      onClick={() => void fetchIt()}
    >
      {children}
    </Button>
  );
}
