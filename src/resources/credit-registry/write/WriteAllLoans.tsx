import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import type { Access } from '../../../entity/entity';
import { reportCalls, type ReportList } from './api';
import { WriteAllDialog } from './WriteAllDialog';
import { Button } from '../../../ui/Button/Button';

interface Props {
  resource: ReportList;
  access: Access;
}

/** Beside the list's title: the writing of all loans that the filter shows. */
export function WriteAllLoans({ resource, access }: Props) {
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
          writeAll={reportCalls[resource].writeAll}
          action="write_one"
          texts="creditRegistry.writes.write_all"
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
