/**
 * HTML documents that try to run, to load, to send, to lead away or to take the page over, each by another way. Whatever
 * is left of one must be harmless, and its words must still be there: each has `Нөхцөл` as text.
 */
const body = (html: string) => `<!doctype html><html><body><p>Нөхцөл</p>${html}</body></html>`;
const head = (html: string) => `<html><head>${html}</head><body><p>Нөхцөл</p></body></html>`;

/** The host that nothing may be asked of. */
export const FOREIGN = 'foreign.example';
const AT = `https://${FOREIGN}/x`;

export const HOSTILE_HTML: readonly string[] = [
  body('<script>window.hacked=1</script>'),
  body('<SCRIPT SRC=//foreign.example/x.js></SCRIPT>'),
  body('<scr<script>ipt>window.hacked=1</scr</script>ipt>'),
  body('<script type="module">import "//foreign.example/x.js"</script>'),
  body('<script\n>window.hacked=1</script\n>'),
  body('<script/x>window.hacked=1</script>'),
  body('<svg><script>window.hacked=1</script></svg>'),
  body('<svg onload="window.hacked=1"></svg>'),
  body('<svg><animate onbegin=window.hacked=1 attributeName=x dur=1s></svg>'),
  body(`<svg><image href="${AT}.png"/></svg>`),
  body(`<svg><use href="${AT}.svg#a"/></svg>`),
  body('<svg><a xlink:href="javascript:window.hacked=1"><text x=20 y=20>x</text></a></svg>'),
  body('<svg><foreignObject><iframe srcdoc="<script>parent.hacked=1</script>"></iframe></svg>'),
  body(
    '<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=1></style></table></math>',
  ),
  body('<math href="javascript:window.hacked=1">x</math>'),
  body('<img src=x onerror=window.hacked=1>'),
  body('<img src=x oNeRrOr="window.hacked=1">'),
  body('<img src="x` `<script>window.hacked=1</script>"` `>'),
  body('<img """><script>window.hacked=1</script>">'),
  body('<img/src=x/onerror=window.hacked=1>'),
  body(`<img src="${AT}.png">`),
  body(`<img srcset="${AT}.png 1x, ${AT}-2.png 2x">`),
  body(`<picture><source srcset="${AT}.webp"><img src="${AT}.png"></picture>`),
  body('<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+">'),
  body('<body onload=window.hacked=1>'),
  body('<div onmouseover="window.hacked=1">x</div>'),
  body('<details open ontoggle=window.hacked=1><summary>x</summary></details>'),
  body('<input autofocus onfocus=window.hacked=1>'),
  body('<select autofocus onfocus=window.hacked=1></select>'),
  body('<marquee onstart=window.hacked=1>x</marquee>'),
  body('<video><source onerror=window.hacked=1></video>'),
  body(`<video poster="${AT}.png" src="${AT}.mp4" autoplay></video>`),
  body(`<audio src="${AT}.mp3" autoplay onloadstart=window.hacked=1></audio>`),
  body('<a href="javascript:window.hacked=1">x</a>'),
  body('<a href=" &#106;avascript:window.hacked=1">x</a>'),
  body('<a href="java\tscript:window.hacked=1">x</a>'),
  body('<a href="JaVaScRiPt:window.hacked=1">x</a>'),
  body('<a href="vbscript:msgbox(1)">x</a>'),
  body('<a href="data:text/html,<script>opener.hacked=1</script>">x</a>'),
  body('<a href="file:///etc/passwd">x</a>'),
  body(`<a href="https://a.example" ping="${AT}">x</a>`),
  body(`<form action="${AT}"><input name=a><button>x</button></form>`),
  body(`<button formaction="${AT}">x</button>`),
  body(`<input type=image src="${AT}.png" formaction="javascript:window.hacked=1">`),
  body('<iframe src="javascript:parent.hacked=1"></iframe>'),
  body('<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>'),
  body(`<iframe src="${AT}"></iframe>`),
  body(`<frameset><frame src="${AT}"></frameset>`),
  body(`<object data="${AT}.swf"><param name=a value=b></object>`),
  body('<object data="data:text/html,<script>parent.hacked=1</script>"></object>'),
  body(`<embed src="${AT}.swf">`),
  body(`<applet code="x" archive="${AT}.jar"></applet>`),
  body('<template><script>window.hacked=1</script></template>'),
  body('<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>'),
  body('<textarea><p title="</textarea><img src=x onerror=window.hacked=1>"></textarea>'),
  body('<xmp><p title="</xmp><img src=x onerror=window.hacked=1>"></xmp>'),
  body('<title><p title="</title><img src=x onerror=window.hacked=1>"></title>'),
  body('<!--><img src=x onerror=window.hacked=1>-->'),
  body('<!--[if gte IE 4]><script>window.hacked=1</script><![endif]-->'),
  body('<![CDATA[<img src=x onerror=window.hacked=1>]]>'),
  body('<?xml-stylesheet href="javascript:window.hacked=1"?><b>x</b>'),
  body(`<table background="${AT}.png"><tr><td background="${AT}.png">x</td></tr></table>`),
  body('<div id="root" name="config"></div><img name="cookie"><form id=hacked></form>'),
  body('<p is="x-evil" slot="x" part="y">x</p><x-evil onclick=window.hacked=1>y</x-evil>'),
  head(`<base href="${AT}/"><base target="_top">`),
  head(`<meta http-equiv="refresh" content="0;url=${AT}">`),
  head(`<meta http-equiv="Content-Security-Policy" content="default-src *">`),
  head(`<link rel="stylesheet" href="${AT}.css"><link rel="prefetch" href="${AT}">`),
  head(`<link rel="manifest" href="${AT}.json"><link rel="import" href="${AT}.html">`),
  head('<script>document.write("<img src=x onerror=window.hacked=1>")</script>'),
  `<html manifest="${AT}.appcache"><body onpageshow="window.hacked=1"><p>Нөхцөл</p></body></html>`,
  `<p>Нөхцөл</p>${'<div>'.repeat(2_000)}<script>window.hacked=1</script>`,
];

const RUNS =
  'script, iframe, frame, object, embed, applet, svg, math, template, form, button, input, base, meta[http-equiv], link, video, audio, source';
/** Attributes whose value is an address. */
const ADDRESSES = [
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'poster',
  'background',
  'data',
  'ping',
  'xlink:href',
  'manifest',
];

/** What of a cleaned document could still run, load from elsewhere, or lead away but by a click. */
export function dangers(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(RUNS) ? [element.localName] : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (/^on/i.test(name)) return [`${element.localName} ${name}`];
      if (!ADDRESSES.includes(name)) return [];
      const isLink = element.localName === 'a' && name === 'href';
      const isHarmless = isLink ? /^(https:|mailto:|tel:)/.test(value) : !value.includes(FOREIGN);
      const isScript = /^\s*(javascript|vbscript|data:text)/i.test(value);
      return isHarmless && !isScript ? [] : [`${element.localName} ${name}=${value}`];
    }),
  ]);
}
