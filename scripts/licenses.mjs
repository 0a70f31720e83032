import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './lib/paths.mjs';

/** Licences under which a production dependency may come. */
const ALLOWED = [
  'MIT',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'MPL-2.0',
  '0BSD',
  'CC0-1.0',
];

/** Libraries that break when they are there twice. */
const ONCE = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'dompurify',
  '@emotion/react',
  '@emotion/cache',
  'ra-core',
];

/** Oldest version without a known hole; `null` = must not be there at all. Kept by hand: audits need a network. */
const FLOORS = { dompurify: '3.4.13', xlsx: null };

/** `(MIT OR GPL-3.0)` is fine, `MIT AND GPL-3.0` is not. */
function isAllowed(expression) {
  if (!expression) return false;
  const alternatives = expression.replaceAll(/[()]/g, '').split(/\s+OR\s+/);
  return alternatives.some((all) =>
    all.split(/\s+AND\s+/).every((one) => ALLOWED.includes(one.trim())),
  );
}

const isOlder = (version, floor) => {
  const [a, b] = [version, floor].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  );
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] < b[at];
};

/** The package's real name: an alias keeps it in the lock file. */
const nameOf = (path, entry) => entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);

/**
 * What is wrong with the lock file (docs/domain/calls.md 6.4): an entry without SHA-512, from somewhere else than a
 * registry, a library twice, a version with a known hole, a production dependency under another licence.
 *
 * @param {{ packages: Record<string, Record<string, unknown>> }} lock
 * @returns {string[]} empty when all is well
 */
export function findingsOf(lock) {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  const findings = [];
  const versions = new Map();
  for (const [path, entry] of entries) {
    const name = nameOf(path, entry);
    const label = `${path}@${entry.version}`;
    versions.set(name, [...(versions.get(name) ?? []), label]);
    if (!entry.integrity?.startsWith('sha512-')) findings.push(`${label}: no SHA-512`);
    if (entry.link || /^(git|file|ssh)|\.git(#|$)/.test(entry.resolved ?? ''))
      findings.push(`${label}: not from a registry`);
    if (!entry.dev && !isAllowed(entry.license))
      findings.push(`${label}: licence ${entry.license ?? 'unknown'}`);
    const floor = FLOORS[name];
    if (floor === null || (floor && isOlder(entry.version, floor)))
      findings.push(`${label}: known to be unsafe`);
  }
  for (const name of ONCE) {
    const found = versions.get(name) ?? [];
    if (found.length > 1)
      findings.push(`${name} is there ${found.length} times: ${found.join(', ')}`);
  }
  return findings;
}

/** The findings for this project's own lock file. */
export const projectFindings = () =>
  findingsOf(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const findings = projectFindings();
  console.log(findings.length > 0 ? findings.join('\n') : 'The lock file is in order.');
  process.exit(findings.length > 0 ? 1 : 0);
}
