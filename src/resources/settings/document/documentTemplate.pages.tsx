import { useRecordContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { variablesOfDocument } from '../../../domain/letters/letterVariables';
import type { RecordOf } from '../../../entity/entity';
import type { EntityPages } from '../../../framework/loadEntity';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Note } from '../../../ui/Text/Text';
import type template from './documentTemplate.entity';

type Template = RecordOf<typeof template>;

// The cleaning of HTML is loaded with what needs it.
const TemplateText = lazy(() =>
  import('./TemplateText').then((module) => ({ default: module.TemplateText })),
);
const TemplateExample = lazy(() =>
  import('./TemplateExample').then((module) => ({ default: module.TemplateExample })),
);

const tabOf = (Body: typeof TemplateText) =>
  function TemplateTab() {
    const record = useRecordContext<Template>();
    return (
      record && (
        <Suspense fallback={<Skeleton aria-busy="true" />}>
          <Body record={record} />
        </Suspense>
      )
    );
  };

/** Below the form of a new version: the variables that a text of its category may name. */
function Variables({ record }: { record: Partial<Template> }) {
  const translate = useTranslate();
  const names = variablesOfDocument(record);
  if (names.length === 0) return <Note>{translate('documentTemplate.variables_of')}</Note>;
  return (
    <Note>
      {translate('documentTemplate.variables')}: {names.map((name) => `{{${name}}}`).join(', ')}
    </Note>
  );
}

/** What becomes of letters, before a version is made active. */
function ActivePreview({ record }: { record: Template }) {
  const translate = useTranslate();
  return (
    <Notice tone="warning">
      {translate('documentTemplate.activates', { waiting: record.waiting ?? 0 })}
    </Notice>
  );
}

/** Templates of documents: the text, what is new in it, and an example of a real claim. */
export const pages: EntityPages<typeof template> = {
  tabs: { text: tabOf(TemplateText), example: tabOf(TemplateExample) },
  previews: { activate: ActivePreview },
  Preview: Variables,
};
