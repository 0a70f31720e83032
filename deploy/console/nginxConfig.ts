import { FILE_TYPES, HIDDEN, OTHER_TYPE } from '../../mocks/host/builtFile';
import { BODY_MS } from '../../mocks/host/fetchMiddleware';
import type { HostConfig } from '../../mocks/host/hostConfig';
import { BARE_HEADERS, securityHeaders } from '../../mocks/host/securityHeaders';
import { KEPT, METHODS } from '../../mocks/host/serveBuild';

/** What differs from one host of the console to another. */
export interface Hosting {
  /** Where the build lies. */
  root: string;
  /** Where this start has its own files: `config.json`, and what nginx writes. */
  own: string;
  /** The path that the build was made for: `/`, or `/console/`; the folders of `root` and of `config.json` are as it. */
  base: string;
  port: number;
  /** The console's own address, as browsers have it: `https://console.example`. */
  origin: string;
  /** Whom the security policy admits, by `config.json`. */
  config: HostConfig;
  /** The gateways that answer below the console's own address, by the beginning of their paths. */
  upstreams: Readonly<Record<string, string>>;
  /** Whether brotli forms are sent: nginx has a module for it that not every system brings along. */
  brotli?: string;
  /** Largest body that a gateway may be sent, bytes. */
  largestBody: number;
}

/** A value between quotes. nginx reads `$` as a variable and has no way to write it; no header of ours has one. */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot be told this value: ${value}`);
  return `"${value}"`;
}

/** Hidden files and source maps, as nginx writes it. */
const HIDDEN_FILE = `"${HIDDEN.source.replaceAll('\\/', '/')}"`;

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
];

const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** The shortest rows of nginx's `types`: one for each kind of file. */
function typeLines(): string[] {
  const byType = new Map<string, string[]>();
  for (const [extension, type] of Object.entries(FILE_TYPES))
    byType.set(type, [...(byType.get(type) ?? []), extension.slice(1)]);
  return [...byType].map(([type, extensions]) => `${quoted(type)} ${extensions.join(' ')};`);
}

/** What lies beside the console's own place: the way to it, from the addresses that people type. */
const elsewhere = (base: string): string[] => [
  '# Beside the console.',
  ...['/', base.slice(0, -1)].flatMap((path) =>
    block(`location = ${path}`, [...headerLines(BARE_HEADERS), `return 302 ${base};`]),
  ),
  ...block('location /', [
    'types {}',
    ...headerLines(BARE_HEADERS),
    'default_type "text/plain; charset=utf-8";',
    'return 404 "Not found";',
  ]),
];

/**
 * The nginx configuration of the console: what `serveBuild` answers in the preview, answered by nginx. Headers, kinds of
 * files, what may be kept and what is refused come from the preview's own functions, so the two cannot differ.
 *
 * Each location names all of its headers: nginx inherits none as soon as a location names one.
 */
export function nginxConfig(hosting: Hosting): string {
  const { root, own, base, port, origin, config, upstreams, brotli, largestBody } = hosting;

  /** A path of the console, as it is asked for here. */
  const at = (path: string) => base + path.slice(1);

  /** What a path is answered with; `served` is a path of its kind. */
  const answered = (served: string, kept = quoted(KEPT.other)): string[] => [
    ...headerLines(securityHeaders(served, origin + base, config)),
    `add_header Cache-Control ${kept} always;`,
    'add_header Allow $refused_methods always;',
    // A body is for gateways alone.
    'if ($refused_methods) { return 405; }',
  ];
  const files = (served: string, tries: string) => [...answered(served), `try_files ${tries};`];
  const asset = (served: string, missing: string) => [
    ...answered(served, '$kept_asset'),
    `try_files $uri ${missing};`,
  ];
  const notFound = (name: string, served: string) =>
    block(`location ${name}`, [
      'internal;',
      // By no ending: it is a text that says so.
      'types {}',
      'default_type "text/plain; charset=utf-8";',
      ...headerLines(securityHeaders(served, origin + base, config)),
      `add_header Cache-Control ${quoted(KEPT.other)} always;`,
      'return 404 "Not found";',
    ]);

  const server = [
    `listen ${port};`,
    'server_name _;',
    `root ${quoted(root)};`,
    'index index.html;',
    'absolute_redirect off;',
    // No body is read for the console's own files.
    'client_max_body_size 1k;',
    '',
    '# For whoever watches over the server; not in the log.',
    ...block('location = /health', [
      'access_log off;',
      ...headerLines(BARE_HEADERS),
      'default_type "text/plain; charset=utf-8";',
      'return 200 "ok\\n";',
    ]),
    '',
    '# Hidden files and source maps are not for anybody.',
    ...block(`location ~ ${HIDDEN_FILE}`, ['error_page 404 = @missing;', 'return 404;']),
    '',
    '# Named after what is in them: kept for ever, and never the page of the console in their place.',
    ...block(`location ^~ ${at('/assets/')}`, [
      ...block(`location ~ ${HIDDEN_FILE}`, ['error_page 404 = @missing_asset;', 'return 404;']),
      // Scripts have a policy of their own, which workers go by.
      ...block('location ~ "\\.js$"', asset('/assets/a.js', '@missing_script')),
      ...asset('/assets/a', '@missing_asset'),
    ]),
    '',
    ...['/preview.html', '/preview.js', '/silent-check-sso.html'].flatMap((path) =>
      block(`location = ${at(path)}`, files(path, '$uri @missing')),
    ),
    '',
    '# Written at the start, from the environment.',
    ...block(`location = ${at('/config.json')}`, [
      `root ${quoted(own)};`,
      ...files('/config.json', '$uri @missing'),
    ]),
    '',
    ...Object.entries(upstreams).flatMap(([path, address]) => [
      ...block(`location ^~ ${path}`, [
        `proxy_pass ${address};`,
        'proxy_http_version 1.1;',
        'proxy_set_header Host $http_host;',
        'proxy_set_header X-Request-Id $request_id;',
        'proxy_set_header Connection "";',
        `client_max_body_size ${largestBody};`,
        // What is typed and read here belongs to people: not on this server's disk.
        'proxy_request_buffering off;',
        'proxy_max_temp_file_size 0;',
      ]),
      '',
    ]),
    '# A path of the console is shown by its one page; a path that looks like a file is not.',
    ...block(`location = ${base}`, files('/index.html', `${at('/index.html')} @missing`)),
    ...block(`location ${base}`, files('/index.html', '$uri @page')),
    ...block('location @page', [
      ...answered('/index.html'),
      'error_page 404 = @missing;',
      'if ($is_page = "") { return 404; }',
      `rewrite ^ ${at('/index.html')} break;`,
    ]),
    ...(base === '/' ? [] : elsewhere(base)),
    ...notFound('@missing', '/index.html'),
    ...notFound('@missing_asset', '/assets/a'),
    ...notFound('@missing_script', '/assets/a.js'),
  ];

  const http = [
    ...block('types', typeLines()),
    `default_type ${OTHER_TYPE};`,
    'server_tokens off;',
    'sendfile on;',
    'tcp_nopush on;',
    'keepalive_timeout 65s;',
    `client_body_timeout ${BODY_MS / 1000}s;`,
    `client_header_timeout ${BODY_MS / 1000}s;`,
    'large_client_header_buffers 4 16k;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${quoted(`${own}/${name}`)};`,
    ),
    '',
    '# The compressed forms lie beside the files; nothing is compressed while somebody waits.',
    'gzip_static on;',
    'gzip_vary on;',
    ...(brotli ? ['brotli_static on;'] : []),
    '',
    '# The first part of a path says what was asked for. The rest, addresses of people and what they searched for are no',
    '# business of a log.',
    ...block('map $request_uri $asked', [
      'default "/";',
      `"~^(?:${base.slice(0, -1)})?(?<first>/[a-z-]+)" $first;`,
    ]),
    `log_format urtuu escape=json '{"at":"$time_iso8601","method":"$request_method","asked":"$asked",` +
      `"status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,"request":"$request_id"}';`,
    'access_log /dev/stdout urtuu;',
    '',
    ...block('map $request_method $refused_methods', [
      `default ${quoted(METHODS)};`,
      'GET "";',
      'HEAD "";',
    ]),
    ...block('map $status $kept_asset', [
      `default ${quoted(KEPT.other)};`,
      ...['200', '206', '304'].map((status) => `${status} ${quoted(KEPT.hashed)};`),
    ]),
    ...block('map $http_accept $takes_pages', ['default "";', '"~text/html" yes;']),
    ...block('map $uri $is_page', ['default yes;', '"~\\.[^/]*$" $takes_pages;']),
    '',
    ...block('server', server),
  ];

  return `${[
    '# Made at the start from the build and the environment (deploy/console/nginxConfig.ts).',
    ...(brotli ? [`load_module ${quoted(brotli)};`] : []),
    'worker_processes auto;',
    `pid ${quoted(`${own}/nginx.pid`)};`,
    // Milder lines repeat the whole address that was asked for. That something failed, the access log says by its status.
    'error_log stderr alert;',
    ...block('events', ['worker_connections 1024;']),
    ...block('http', http),
  ].join('\n')}\n`;
}
