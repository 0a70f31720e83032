import Close from '@mui/icons-material/CloseOutlined';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { I18nContextProvider } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { TONES } from '../../domain/tone';
import { i18nProvider } from '../../i18n/i18nProvider';
import { cssVariables } from '../../theme/cssVariables';
import { darkTheme, lightTheme } from '../../theme/theme';
import type { Mode } from '../../theme/tokens';
import { cx } from '../../ui/cx';
import { Button } from '../../ui/Button/Button';
import { Card, CardFoot, Panel, Surface } from '../../ui/Card/Card';
import { CellButton } from '../../ui/CellButton/CellButton';
import { Chip } from '../../ui/Chip/Chip';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { DataTable, type RowState } from '../../ui/DataTable/DataTable';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { DiffCell } from '../../ui/DiffTable/DiffCell';
import { DiffTable } from '../../ui/DiffTable/DiffTable';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { Facts } from '../../ui/Facts/Facts';
import { KeyFacts } from '../../ui/Facts/KeyFacts';
import { FieldCell, FieldGrid, FieldGroup } from '../../ui/FieldGroup/FieldGroup';
import { FileDrop } from '../../ui/FileDrop/FileDrop';
import { IconButton } from '../../ui/IconButton/IconButton';
import { ImageStage } from '../../ui/ImageStage/ImageStage';
import { FieldLabel, Input, Select } from '../../ui/Input/Input';
import { Actions, PageStack } from '../../ui/Page/Page';
import { Columns, Row, Split, Stack } from '../../ui/Stack/Stack';
import { ExternalLink } from '../../ui/Link/ExternalLink';
import { Link } from '../../ui/Link/Link';
import { Logo } from '../../ui/Logo/Logo';
import { MaskedText } from '../../ui/MaskedText/MaskedText';
import { Menu } from '../../ui/Menu/Menu';
import { Meter } from '../../ui/Meter/Meter';
import { Notice } from '../../ui/Notice/Notice';
import { PageTitle } from '../../ui/Page/PageTitle';
import { RecordHead } from '../../ui/RecordHead/RecordHead';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Step, Steps } from '../../ui/Steps/Steps';
import { TabCount, Tabs } from '../../ui/Tabs/Tabs';
import { DateText } from '../../ui/Text/DateText';
import { MoneyText } from '../../ui/Text/MoneyText';
import { Bullets, Kbd, Mask, Muted, Note, Problem, Small, Sub, Subtitle } from '../../ui/Text/Text';
import { Tile } from '../../ui/Tile/Tile';
import { Timeline } from '../../ui/Timeline/Timeline';
import shell from '../Layout.module.css';

const THEMES = { light: createTheme(lightTheme), dark: createTheme(darkTheme) };
const VARIANTS = ['primary', 'secondary', 'text'] as const;
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50"><rect width="80" height="50" fill="teal"/></svg>';

const STATES: readonly (RowState | undefined)[] = [
  undefined,
  undefined,
  'differs',
  'edge',
  'gone',
  'late',
  'due',
];
const ROWS = STATES.map((state, at) => ({
  id: at + 1,
  date: `2026-11-2${at}`,
  name: state ?? 'Өлзийбаяр',
  amount: at % 2 ? '-340.10' : '1250000.00',
  state,
}));

/** Every component of src/ui in its states, by day and by night. In development only, at /__ui. */
export const GalleryPage = () => (
  <I18nContextProvider value={i18nProvider}>
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
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
  const [tab, setTab] = useState('One');
  const id = useId();
  const close = () => setOpen(undefined);
  return (
    <>
      <Shelf name="Button, IconButton, CellButton, Menu">
        {VARIANTS.map((variant) => (
          <Actions key={variant}>
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
          </Actions>
        ))}
        <Actions>
          <IconButton aria-label="close">
            <Close />
          </IconButton>
          <CellButton aria-label="close">
            <Close />
          </CellButton>
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
        </Actions>
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
        <Subtitle>Subtitle</Subtitle>
        <Small>Small</Small>
        <Bullets>
          <li>Bullets</li>
        </Bullets>
        <Mask>*К***71614</Mask>
        <Note>Note</Note>
        <Problem>Problem</Problem>
        <Skeleton />
        <Meter label="40 %" value={40} />
      </Shelf>
      <Shelf name="Tabs, Tile">
        <Tabs
          label="Tabs"
          current={tab}
          items={['One', 'Two', 'Three'].map((name) => ({
            key: name,
            onClick: () => setTab(name),
            label: (
              <>
                {name}
                {name === 'Two' && <TabCount>12</TabCount>}
              </>
            ),
          }))}
        />
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
          <Tile to="/">
            Link <b>5</b>
          </Tile>
          <Tile as="div" tone="danger">
            Tinted <strong>Name</strong>
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
          caption="States of rows, sums"
          columns={[
            { key: 'date', head: 'Date', cell: ({ date }) => date, isName: true },
            { key: 'name', head: 'Name', cell: ({ name }) => name, long: true },
            {
              key: 'amount',
              head: 'Amount, ₮',
              numeric: true,
              cellProps: ({ amount }) => ({ title: amount }),
              cell: ({ amount }) => <MoneyText value={amount} />,
            },
            {
              key: 'actions',
              head: 'Actions',
              actions: true,
              cell: () => (
                <Button variant="text" size="small">
                  Action
                </Button>
              ),
            },
          ]}
          rows={ROWS}
          keyOf={({ id }) => id}
          stateOf={({ state }) => state}
          rowProps={({ id }) => ({ 'aria-current': id === 2 ? 'true' : undefined })}
          sums={[
            { date: 'Total', amount: '1,249,659.90' },
            { name: 'Of it paid', amount: '0.00' },
          ]}
        />
        <CardFoot>A remark in the foot of a card</CardFoot>
      </Card>
      <Shelf name="DataTable: inner, wrap, tall, empty">
        <DataTable
          inner
          captioned
          caption="Inner, captioned"
          columns={[
            { key: 'name', head: null, isName: true, cell: ({ name }) => name },
            { key: 'date', head: 'Date', cell: ({ date }) => date },
          ]}
          rows={ROWS.slice(0, 2)}
          keyOf={({ id }) => id}
        />
        <Surface>
          <DataTable
            wrap
            tall
            caption="Wrapped and tall"
            columns={[
              { key: 'name', head: 'Name', cell: ({ name }) => name.repeat(12) },
              {
                key: 'amount',
                head: 'A heading that is longer than its values, ₮',
                numeric: true,
                long: 'head',
                cell: ({ amount }) => <MoneyText value={amount} />,
              },
            ]}
            rows={ROWS.slice(0, 2)}
            keyOf={({ id }) => id}
            sums={[{ name: 'Total', amount: '1,249,659.90' }]}
          />
        </Surface>
        <DataTable
          caption="No rows"
          columns={[]}
          rows={[]}
          keyOf={(_, at) => at}
          empty={<EmptyState kind="nothing-yet" />}
        />
      </Shelf>
      <RecordHead
        as="section"
        aria-label="RecordHead"
        name={
          <>
            <b>RecordHead</b> <Chip tone="success">Open</Chip>
          </>
        }
        sub="What more there is to say"
        actions={<Button>Action</Button>}
        facts={[{ key: 'a', label: 'Balance, ₮', value: '1,250,000.00' }]}
      />
      <Shelf name="Steps">
        <Steps>
          {(['done', 'current', 'failed', 'ahead'] as const).map((standing) => (
            <Step key={standing} name={standing} standing={standing}>
              What there is to say
            </Step>
          ))}
        </Steps>
      </Shelf>
      <Shelf name="Stack, Row, Split">
        <Row between>
          <b>Row: first left</b>
          <span>last right</span>
        </Row>
        <Split side="160px">
          <Stack as="ul" gap={0} lined>
            <Row as="li" pad="8px 0">
              Stack, lined
            </Row>
            <Row as="li" pad="8px 0">
              A line between
            </Row>
          </Stack>
          <Panel>Split: beside it</Panel>
        </Split>
      </Shelf>
      <FieldGroup legend="FieldGroup, FieldGrid">
        <FieldGrid>
          <FieldCell>
            <FieldLabel data-required>Required</FieldLabel>
            <Input aria-label="Required" aria-invalid="true" />
            <Problem>What is wrong</Problem>
          </FieldCell>
          <FieldCell>
            <FieldLabel>Closed</FieldLabel>
            <Input aria-label="Closed" disabled />
          </FieldCell>
          <FieldCell wide>
            <Stack as="fieldset" gap={6}>
              <Subtitle as="legend">Tile as a choice</Subtitle>
              {['One', 'Two'].map((name) => (
                <Tile as="label" key={name}>
                  <strong>
                    <input type="radio" name={`${id}-choice`} defaultChecked={name === 'One'} />{' '}
                    {name}
                  </strong>
                </Tile>
              ))}
            </Stack>
          </FieldCell>
        </FieldGrid>
      </FieldGroup>
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
