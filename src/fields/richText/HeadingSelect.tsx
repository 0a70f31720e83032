import { useEditorState, type Editor } from '@tiptap/react';
import { useTranslate } from '../../i18n/useTranslate';
import { Select } from '../../ui/Input/Input';

const LEVELS = [1, 2, 3] as const;

type Level = (typeof LEVELS)[number];

/** Paragraph or heading: the browser's own selection, because the toolbar package's menu fails WCAG checks. */
export function HeadingSelect({ editor }: { editor: Editor }) {
  const translate = useTranslate();
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      LEVELS.find((one) => now.isActive('heading', { level: one })) ?? 0,
  });
  const choose = (chosen: number) => {
    const chain = editor.chain().focus();
    if (chosen === 0) chain.setParagraph().run();
    else chain.setHeading({ level: chosen as Level }).run();
  };
  return (
    <Select
      style={{ width: 'auto', height: 30 }}
      aria-label={translate('ra.tiptap.select_level')}
      value={level}
      onChange={(event) => choose(Number(event.target.value))}
    >
      <option value={0}>{translate('ra.tiptap.paragraph')}</option>
      {LEVELS.map((one) => (
        <option key={one} value={one}>
          {translate(`ra.tiptap.heading${one}`)}
        </option>
      ))}
    </Select>
  );
}
