import text from './Text.module.css';
/**
 * A name or a note cut to its column; the whole text is in the title and in the accessibility tree. Never for
 * identifiers, money or dates. Cutting by length with ' ...' (docs/domain/input.md 1.2) is the formatter's work.
 */
export function TrimmedText({ children, width }: { children?: string | null; width?: string }) {
  if (!children) return <>—</>;
  return (
    <span className={text.clip} title={children} style={width ? { maxWidth: width } : undefined}>
      {children}
    </span>
  );
}
