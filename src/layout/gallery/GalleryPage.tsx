import Close from '@mui/icons-material/CloseOutlined';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { I18nContextProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { TONES } from '../../domain/tone';
import { i18nProvider } from '../../i18n/i18nProvider';
import { cssVariables } from '../../theme/cssVariables';
import { darkTheme, lightTheme } from '../../theme/theme';
import type { Mode } from '../../theme/tokens';
import { cx } from '../../ui/cx';
import { Button } from '../../ui/Button/Button';
import { Card, CardBody, Panel } from '../../ui/Card/Card';
import { Chip } from '../../ui/Chip/Chip';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { DataTable } from '../../ui/DataTable/DataTable';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { DiffCell } from '../../ui/DiffTable/DiffCell';
import { DiffTable } from '../../ui/DiffTable/DiffTable';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Facts } from '../../ui/Facts/Facts';
import { KeyFacts } from '../../ui/Facts/KeyFacts';
import { FileDrop } from '../../ui/FileDrop/FileDrop';
import { IconButton } from '../../ui/IconButton/IconButton';
import { ImageStage } from '../../ui/ImageStage/ImageStage';
import { FieldLabel, Input, Select } from '../../ui/Input/Input';
import { Acts, PageStack } from '../../ui/Page/Page';
import { Columns, Row, Stack } from '../../ui/Stack/Stack';
import { ExternalLink } from '../../ui/Link/ExternalLink';
import { Link } from '../../ui/Link/Link';
import { Logo } from '../../ui/Logo/Logo';
import { MaskedText } from '../../ui/MaskedText/MaskedText';
import { Menu } from '../../ui/Menu/Menu';
import { Meter } from '../../ui/Meter/Meter';
import { Notice } from '../../ui/Notice/Notice';
import { PageTitle } from '../../ui/Page/PageTitle';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { TabButton, TabCount, Tabs } from '../../ui/Tabs/Tabs';
import { DateText } from '../../ui/Text/DateText';
import { MoneyText } from '../../ui/Text/MoneyText';
import { Kbd, Muted, Note, Problem, Sub } from '../../ui/Text/Text';
import { Tile } from '../../ui/Tile/Tile';
import { Timeline } from '../../ui/Timeline/Timeline';
import shell from '../Layout.module.css';

const THEMES = { light: createTheme(lightTheme), dark: createTheme(darkTheme) };
const VARIANTS = ['primary', 'secondary', 'text'] as const;
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50"><rect width="80" height="50" fill="teal"/></svg>';

const ROWS = [
  { id: 1, date: '2026-11-21', name: 'Өлзийбаяр', amount: '1250000.00' },
  { id: 2, date: '2026-12-21', name: 'Түвшинбаяр', amount: '-340.10' },
];

/** Every component of src/ui in its states, by day and by night. In development only, at /__ui. */
export const GalleryPage = () => (
  <I18nContextProvider value={i18nProvider}>
    <MemoryRouter>
      <Columns min={560} gap={0}>
        <Side mode="light" />
        <Side mode="dark" />
      </Columns>
    </MemoryRouter>
  </I18nContextProvider>
);

function Side({ mode }: { mode: Mode }) {
  return (
    <ThemeProvider theme={THEMES[mode]}>
      {mode === 'light' && <CssBaseline enableColorScheme />}
      <main
        className={cx(shell.shell, shell.main)}
        style={{ ...cssVariables(mode), colorScheme: mode, padding: 20 }}
      >
        <PageStack>
          <PageTitle count={mode}>src/ui</PageTitle>
          <Shelves />
        </PageStack>
      </main>
    </ThemeProvider>
  );
}

const Shelf = ({ name, children }: { name: string; children: ReactNode }) => (
  <Card title={name}>
    <Stack gap={12}>{children}</Stack>
  </Card>
);

function Shelves() {
  const [open, setOpen] = useState<'dialog' | 'question'>();
  const [tab, setTab] = useState(0);
  const close = () => setOpen(undefined);
  return (
    <>
      <Shelf name="Button, IconButton, Menu">
        {VARIANTS.map((variant) => (
          <Acts key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} danger>
              danger
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
            <Button variant={variant} loading>
              loading
            </Button>
            <Button variant={variant} size="small">
              small
            </Button>
            <Button variant={variant} to="/">
              link
            </Button>
          </Acts>
        ))}
        <Acts>
          <IconButton aria-label="close">
            <Close />
          </IconButton>
          <CopyButton value="LN-2026-000001" />
          <Menu
            framed
            label="Menu"
            items={[
              { key: 'one', label: 'One', checked: true, toggles: true },
              { key: 'two', label: 'Two', checked: false, toggles: true },
              { key: 'three', label: 'Closed', disabled: true, divided: true },
            ]}
          >
            Menu
          </Menu>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('question')}>ConfirmDialog</Button>
        </Acts>
        {open === 'dialog' && (
          <Dialog onClose={close}>
            <DialogTitle>Title</DialogTitle>
            <DialogContent>Content</DialogContent>
            <DialogActions>
              <Button onClick={close}>Close</Button>
            </DialogActions>
          </Dialog>
        )}
        <ConfirmDialog
          open={open === 'question'}
          kind="reason"
          title="A question"
          irreversible
          onConfirm={() => Promise.reject(new Error('Refused.'))}
          onClose={close}
        />
      </Shelf>
      <Shelf name="Notice">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} sign={tone === 'danger'}>
            {tone} <Link to="/">link</Link>
          </Notice>
        ))}
      </Shelf>
      <Shelf name="Chip">
        <Row>
          {TONES.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </Row>
      </Shelf>
      <Shelf name="Text, Link">
        <Row>
          <Logo word />
          <Muted>Muted</Muted>
          <Kbd>A</Kbd>
          <Link to="/">Link</Link>
          <ExternalLink href="https://example.mn">ExternalLink</ExternalLink>
          <MoneyText value="-1250000.5" />
          <DateText value="2026-11-21" />
          <MaskedText masked="*К***71614" onReveal={() => Promise.resolve('УК03271614')} />
        </Row>
        <div>
          Value<Sub>Sub</Sub>
        </div>
        <Note>Note</Note>
        <Problem>Problem</Problem>
        <Skeleton />
        <Meter percent={40} />
      </Shelf>
      <Shelf name="Tabs, Tile">
        <Tabs aria-label="Tabs">
          {['One', 'Two', 'Three'].map((name, at) => (
            <TabButton key={name} current={at === tab} onClick={() => setTab(at)}>
              {name}
              {at === 1 && <TabCount>12</TabCount>}
            </TabButton>
          ))}
        </Tabs>
        <Columns min={164} gap={8}>
          <Tile aria-pressed="true">
            Pressed <b>12</b>
          </Tile>
          <Tile aria-pressed="false">
            Not pressed <b>3</b>
          </Tile>
          <Tile as="div">
            No button <b>7</b>
          </Tile>
        </Columns>
      </Shelf>
      <Shelf name="Facts, KeyFacts">
        <KeyFacts
          facts={[
            { key: 'a', label: 'Balance, ₮', value: '1,250,000.00' },
            { key: 'b', label: 'Days', value: undefined },
          ]}
        />
        <Facts
          facts={[
            ['Name', 'Өлзийбаяр Түвшинбаяр'],
            ['State', <Chip key="state">Open</Chip>],
          ]}
        />
        <Facts sums facts={[['Sum, ₮', '1,250,000.00']]} />
      </Shelf>
      <Card title="DataTable" flush>
        <DataTable
          caption="Rows"
          columns={[
            { key: 'date', head: 'Date', cell: ({ date }) => date, isName: true },
            { key: 'name', head: 'Name', cell: ({ name }) => name, long: true },
            {
              key: 'amount',
              head: 'Amount, ₮',
              cell: ({ amount }) => <MoneyText value={amount} />,
              numeric: true,
            },
          ]}
          rows={ROWS}
          keyOf={({ id }) => id}
          rowProps={({ id }) => ({ 'aria-current': id === 2 ? 'true' : undefined })}
          sums={[{ date: 'Total', amount: '1,249,659.90' }]}
        />
        <CardBody>
          <DataTable
            caption="No rows"
            columns={[]}
            rows={[]}
            keyOf={(_, at) => at}
            empty={<EmptyState kind="nothing-yet" />}
          />
        </CardBody>
      </Card>
      <Shelf name="DiffTable, DiffCell">
        <DiffTable
          rows={[
            { label: 'Balance, ₮', before: '1,250,000.00', after: '0.00' },
            { label: 'Days', before: 3, after: 3 },
          ]}
        />
        <div>
          <DiffCell before="2026-11-21" after="2026-12-21" />
        </div>
      </Shelf>
      <Shelf name="Timeline">
        <Timeline
          entries={[
            {
              id: '2',
              at: '2026-11-21T04:00:00Z',
              by: 'Admin',
              title: 'Changed',
              changes: [{ field: 'State', from: 'Open', to: 'Closed' }],
              reason: 'A reason',
            },
            { id: '1', at: '2026-11-20T04:00:00Z', by: 'System', title: 'Made' },
          ]}
        />
      </Shelf>
      <Shelf name="Input, FileDrop">
        <FieldLabel htmlFor="gallery">Label</FieldLabel>
        <Input id="gallery" placeholder="Placeholder" />
        <Select aria-label="Choice">
          <option>One</option>
        </Select>
        <FileDrop text="Drop a file here" label="File" accept=".pdf" onFiles={() => undefined} />
      </Shelf>
      <Shelf name="ImageStage">
        <ImageStage src={PICTURE} label="A picture" alt="A green field" />
      </Shelf>
      <Panel>
        <EmptyState kind="failed" level={2} reference="4F2A" onRetry={() => undefined} />
        <EmptyState kind="no-match" />
        <EmptyState kind="no-permission" />
      </Panel>
    </>
  );
}
