import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button/Button';
import { Meter } from '../../ui/Meter/Meter';
import { Row, Stack } from '../../ui/Stack/Stack';

/** How far an act on several records is. */
export interface Progress {
  done: number;
  total: number;
}

/** How far it is, and the way to end it: what is under way is finished, what was not reached stays as it was. */
export function Running({ done, total, onStop }: Progress & { onStop: () => void }) {
  const translate = useTranslate();
  const text = translate('list.bulk_progress', { done, total });
  return (
    <Stack role="status">
      <Meter label={text} value={done} max={total} />
      <Row between>
        <span>{text}</span>
        <Button size="small" onClick={onStop}>
          {translate('list.bulk_stop')}
        </Button>
      </Row>
    </Stack>
  );
}
