/** `95` → `1:35`: how players write a duration in seconds; what is no whole number of them as it is. */
export function durationText(seconds: number): string {
  if (!Number.isInteger(seconds) || seconds < 0) return String(seconds);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
