import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { Pair, Pairs } from '../../ui/Facts/Facts';
import { Stack } from '../../ui/Stack/Stack';
import { Kbd, Muted } from '../../ui/Text/Text';
import { legendRows, type LegendRow } from '../../ui/keys/legend';
import { submitKeys } from '../../ui/keys/submitKeys';

/** What the keys do: those of the page in front, and those that every page has. */
export function KeyMap({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const here = legendRows();
  return (
    <Dialog onClose={onClose} width="xs">
      <DialogTitle>{translate('shell.keys.title')}</DialogTitle>
      <DialogContent>
        <Stack gap={16} data-part="key-map">
          <section>
            <h3>{translate('shell.keys.here')}</h3>
            {here.length > 0 ? (
              <Rows rows={here} />
            ) : (
              <Muted as="p">{translate('shell.keys.none')}</Muted>
            )}
          </section>
          <section>
            <h3>{translate('shell.keys.everywhere')}</h3>
            <Rows
              rows={[
                ['Ctrl K', 'shell.keys.palette'],
                [submitKeys(), 'shell.keys.submit'],
                ['?', 'shell.keys.map'],
              ]}
            />
          </section>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Rows({ rows }: { rows: readonly LegendRow[] }) {
  const translate = useTranslate();
  return (
    <Pairs>
      {rows.map(([keys, action]) => (
        <Pair key={keys} label={<Kbd>{keys}</Kbd>}>
          {translate(action)}
        </Pair>
      ))}
    </Pairs>
  );
}
