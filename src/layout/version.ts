import { hosted } from '../domain/place';

/** The mark of the build that this page came with; undefined in development. */
function ownBuild(): string | undefined {
  const mark = document.querySelector('meta[name="build"]')?.getAttribute('content');
  return mark && /^[\da-f]+$/.test(mark) ? mark : undefined;
}

/** Whether the server has another build than the one this page came with. What cannot be read says nothing. */
export async function isOutdated(): Promise<boolean> {
  const own = ownBuild();
  if (!own) return false;
  try {
    const answer = await fetch(hosted('/version.json'), { cache: 'no-store' });
    const { build } = (await answer.json()) as { build?: unknown };
    return answer.ok && typeof build === 'string' && build !== own;
  } catch {
    return false;
  }
}
