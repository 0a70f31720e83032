import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './lib/paths.mjs';

/**
 * `npm run release -- 2.2.0`: gives what CHANGELOG.md has under "Unreleased" this version and today's date, and writes the
 * version wherever it stands (tests/contract/version.test.ts). Nothing is committed: a person looks at it first.
 */
const [, , version = ''] = process.argv;
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error('Which version? For example: npm run release -- 2.2.0');
  process.exit(2);
}

const replaceIn = (name, pattern, text) => {
  const file = `${root}/${name}`;
  const before = readFileSync(file, 'utf8');
  if (!pattern.test(before)) throw new Error(`${name} has no place for the version: ${pattern}`);
  writeFileSync(file, before.replace(pattern, text));
};

const day = new Date().toISOString().slice(0, 10);
replaceIn(
  'CHANGELOG.md',
  /## \[Unreleased\]\n(?=\n###)/,
  `## [Unreleased]\n\n## [${version}] - ${day}\n`,
);
replaceIn('src/domain/settings.ts', /(?<=WEB_VERSION = ')[^']*/, version);
replaceIn('index.html', /(?<=name="version" content=")[^"]*/, version);
execFileSync('npm', ['version', version, '--no-git-tag-version'], { cwd: root, stdio: 'inherit' });
