import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMay } from '../../../crud/useMay';
import type { Access } from '../../../entity/entity';
import { WriteAllDialog } from './WriteAllDialog';
import { Button } from '../../../ui/Button/Button';

interface Props {
  resource: 'zms-writer' | 'zms-writer-tenant-list';
  /** Address below the gateway. */
  endpoint: string;
  access: Access;
}

/** Beside the list's title: the writing of all loans that the filter shows. */
export function WriteAllLoans({ resource, endpoint, access }: Props) {
  const translate = useTranslate();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  if (!may(access)) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{translate('action.write_all_to_zms')}</Button>
      {asked && (
        <WriteAllDialog
          resource={resource}
          gateway="zms"
          path={`${endpoint}/write_all`}
          action="write_one"
          texts="creditRegistry.writes.write_all"
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
