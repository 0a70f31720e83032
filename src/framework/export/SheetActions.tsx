import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button/Button';
import { Actions } from '../../ui/Page/Page';
import { useSaveSheet } from './useSaveSheet';

interface Props {
  /** Name of the file, in the person's language. */
  name: string;
  /** Makes the workbook of what is shown; nothing is shown without it. */
  make: (() => Promise<Blob>) | undefined;
}

/** Takes what a page shows away: on paper, as the page stands, or as a workbook. */
export function SheetActions({ name, make }: Props) {
  const translate = useTranslate();
  const { isBusy, save } = useSaveSheet();
  return (
    <Actions>
      <Button size="small" disabled={!make} onClick={() => window.print()}>
        {translate('action.print')}
      </Button>
      <Button size="small" disabled={isBusy || !make} onClick={() => make && void save(name, make)}>
        {translate('action.export_excel')}
      </Button>
    </Actions>
  );
}
